import { expect, test } from 'vitest'
import { featurePersonalPaths } from '#site/features.ts'
import { isPersonal } from './is-personal.ts'

test.each([
  `/forms/consulta?form=${'a'.repeat(22)}`,
  `/en/x?l=a&form=${'_'.repeat(22)}`,
  ...featurePersonalPaths.flatMap((path) => ['', '?link=x', '.md', '/x', '/'].map((more) => `${path}${more}`)),
])('what is at %s is in no cache', (url) => expect(isPersonal({ url, headers: { host: 'localhost' } })).toBe(true))
