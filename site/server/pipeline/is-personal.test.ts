import { expect, test } from 'vitest'
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
