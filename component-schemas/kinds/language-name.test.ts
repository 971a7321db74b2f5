import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

test.each([
  ['it', 'es-ES', 'Italiano'],
  ['de', 'ru-RU', 'Немецкий'],
  ['es', 'de-DE', 'Spanisch'],
])('the language %s is named in %s with a capital: %s', (language, locale, name) => {
  expect(languageName(language, locale)).toBe(name)
})
