import { expect, test } from 'vitest'
import { parseTranslations } from './translations.ts'

test('a unit is known by its context', () => {
  const text = '#, fuzzy\nmsgctxt "page/a"\nmsgid "Llave"\nmsgstr "Chiave"\n'
  expect([...parseTranslations(text)]).toEqual([['page/a', { source: 'Llave', words: 'Chiave', isFuzzy: true }]])
})

test.each(['msgid ', 'msgctxt "a"\nmsgid'])('%j is refused as no PO file', (text) => {
  expect(() => parseTranslations(text)).toThrow('This is no PO file')
})
