import { expect, test } from 'vitest'
import { oneTimePattern } from '#site/routing/query/one-time-parameters.ts'
import { startWhenUsed } from '#site/server/page-cache/late-scripts/start-when-used.ts'
import { isPersonal } from './is-personal.ts'

test.each([
  '/_preview',
  `/forms/consulta?form=${'a'.repeat(22)}`,
  `/en/x?l=a&form=${'_'.repeat(22)}`,
  '/_preview?link=x',
  '/_preview.md',
  '/_preview/links',
  '/_preview/',
])('what is at %s is in no cache', (url) => expect(isPersonal({ url, headers: { host: 'localhost' } })).toBe(true))

test('the first script of a page takes out of the address before it what measuring tools do not get', () => {
  expect(startWhenUsed).toContain(String(oneTimePattern))
})
