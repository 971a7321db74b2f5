import { expect, test } from 'vitest'
import { interfaceLanguages } from '../../messages/interface-language.ts'
import english from './en.json' with { type: 'json' }
import { type FieldMessage, fieldMessagesFor } from './field-messages.ts'

test.each(interfaceLanguages)('every message of the controls has its placeholders and a text in %s', (language) => {
  const say = fieldMessagesFor(language)
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const [key, text] of Object.entries(english) as [FieldMessage, string][]) {
    expect([key, placeholders(say(key))]).toEqual([key, placeholders(text)])
    expect(say(key).trim()).not.toBe('')
  }
})

test('fills placeholders; an unknown language falls back to English', () => {
  expect(fieldMessagesFor('es')('removeNamed', { name: 'Llave' })).toBe('Quitar Llave')
  expect(fieldMessagesFor('pt')('removeNamed', { name: 'Llave' })).toBe('Remove Llave')
})
