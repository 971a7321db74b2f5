import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size.ts'

const blanks = /[\u00a0\u202f]/g

test.each([
  [0, 'es-ES', '0 B'],
  [999, 'es-ES', '999 B'],
  [1000, 'es-ES', '1 kB'],
  [48_213, 'es-ES', '48 kB'],
  [999_499, 'es-ES', '999 kB'],
  [999_600, 'es-ES', '1 MB'],
  [18_440_000, 'es-ES', '18,4 MB'],
  [18_440_000, 'en', '18.4 MB'],
  [18_440_000, 'ru-RU', '18,4 МБ'],
])('%i bytes in %s is %s', (bytes, locale, words) => {
  expect(formatFileSize(bytes, locale).replace(blanks, ' ').replace('byte', 'B')).toBe(words)
})
