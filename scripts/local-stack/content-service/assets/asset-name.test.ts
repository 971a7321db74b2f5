import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assetNameFor, contentTypeFor } from './asset-name.ts'

test.each([
  ['Llave Ñandú.PNG', 'llave-nandu.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a b.jpg', 'a-b.jpg'],
  ['.htaccess', 'htaccess'],
  ['a..b...svg', 'a.b.svg'],
  ['???', 'file'],
  ['', 'file'],
  ['ключ.svg', 'svg'],
  [`${'x'.repeat(300)}.webp`, `${'x'.repeat(115)}.webp`],
])('%j is stored as %j', (wanted, name) => expect(assetNameFor(wanted)).toBe(name))

test('turns any name into a plain path segment and leaves a clean name unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (wanted) => {
      const name = assetNameFor(wanted)
      expect(name).toMatch(/^[a-z0-9_][a-z0-9._-]{0,119}$/)
      expect(assetNameFor(name)).toBe(name)
    }),
  )
})

test('serves only known extensions inline', () => {
  expect(contentTypeFor('a.svg')).toBe('image/svg+xml')
  for (const name of ['a.html', 'a.js', 'a.svg.exe', 'a']) expect(contentTypeFor(name)).toBe('application/octet-stream')
})

test('a name without an ending, whatever it is, is a download', () => {
  for (const name of ['constructor', 'tostring', 'a.constructor', 'a.__proto__'])
    expect(contentTypeFor(name)).toBe('application/octet-stream')
})

test('of a name with many hyphens the end is read in one pass', () => {
  expect(assetNameFor(`${'-'.repeat(200_000)}a.png`)).toMatch(/a\.png$/)
})
