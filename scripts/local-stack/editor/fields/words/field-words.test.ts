import { expect, test } from 'vitest'
import { englishWords } from './english.ts'
import { fieldWordsFor } from './field-words.ts'
import { spanishWords } from './spanish.ts'

test('every word has the same placeholders in both languages and is not empty', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const [key, english] of Object.entries(englishWords)) {
    const spanish = spanishWords[key as keyof typeof englishWords]
    expect([key, placeholders(spanish)]).toEqual([key, placeholders(english)])
    expect(spanish.trim()).not.toBe('')
  }
})

test('placeholders are filled; an unknown language reads English', () => {
  expect(fieldWordsFor('es')('removeNamed', { name: 'Llave' })).toBe('Quitar Llave')
  expect(fieldWordsFor('fr')('removeNamed', { name: 'Llave' })).toBe('Remove Llave')
})
