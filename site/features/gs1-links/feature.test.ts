import { expect, test } from 'vitest'
import { judgeAddress } from '#site/routing/stories/judge-address.ts'
import { isPageRequest } from '#site/server/page-cache/request/cache-key.ts'

test('the address of a number is no page, and no story can have its first segment', () => {
  expect(isPageRequest({ method: 'GET', url: '/01/2000000010014', headers: {} })).toBe(false)
  expect(judgeAddress('global/01')?.kind).toBe('reserved')
})
