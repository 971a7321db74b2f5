import { expect, test } from 'vitest'
import { listParts, listText } from './list-text.ts'

const localeCodes = ['en', 'pt', 'nl', 'it', 'es', 'de', 'fr', 'ro', 'ru']

test.each(localeCodes)('words of a list are apart from each other in %s', (locale) => {
  for (const words of [
    ['Acero', 'Latón'],
    ['Acero', 'Latón', 'Níquel plata'],
  ]) {
    const text = listText(words, locale)
    const between = listParts(words, locale).flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
    for (const one of between) expect(one).toMatch(/^, $|^,? \p{L}+ $/u)
    expect(text).not.toContain('Acero Latón')
    expect(
      listParts(words, locale)
        .map(({ value }) => value)
        .join(''),
    ).toBe(text)
  }
  expect([listText([], locale), listText(['Acero'], locale)]).toEqual(['', 'Acero'])
})
