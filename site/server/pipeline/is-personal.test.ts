import { expect, test } from 'vitest'
import { isPersonal } from './is-personal.ts'

test.each(['/_preview', '/_preview?link=x', '/_preview.md', '/_preview/links', '/_preview/'])(
  'what is at %s is in no cache',
  (url) => expect(isPersonal({ url, headers: { host: 'localhost' } })).toBe(true),
)
