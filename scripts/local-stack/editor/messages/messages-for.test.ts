import { expect, test } from 'vitest'
import english from './en.json' with { type: 'json' }
import { interfaceLanguages } from './interface-language.ts'
import { type EditorMessage, messagesFor } from './messages-for.ts'

test.each(interfaceLanguages)('every message of the editor has its placeholders and a text in %s', (language) => {
  const say = messagesFor(language)
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()
  for (const [key, text] of Object.entries(english) as [EditorMessage, string][]) {
    expect([key, placeholders(say(key))]).toEqual([key, placeholders(text)])
    expect(say(key).trim()).not.toBe('')
  }
})

test('the languages of the editor are those of its texts', () => {
  expect(interfaceLanguages.map((language) => messagesFor(language)('publish'))).toEqual([
    'Publish',
    'Publicar',
    'Pubblica',
    'Publier',
    'Veröffentlichen',
  ])
})
