import { expect, test } from 'vitest'
import { englishMessages } from './english.ts'
import { fieldMessagesFor } from './field-messages.ts'
import { spanishMessages } from './spanish.ts'

test('every message has the same placeholders in both languages and is not empty', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const [key, english] of Object.entries(englishMessages)) {
    const spanish = spanishMessages[key as keyof typeof englishMessages]
    expect([key, placeholders(spanish)]).toEqual([key, placeholders(english)])
    expect(spanish.trim()).not.toBe('')
  }
})

test('fills placeholders; an unknown language falls back to English', () => {
  expect(fieldMessagesFor('es')('removeNamed', { name: 'Llave' })).toBe('Quitar Llave')
  expect(fieldMessagesFor('fr')('removeNamed', { name: 'Llave' })).toBe('Remove Llave')
})
