import { type EditorMessage, english } from './english.ts'
import { fillMessage } from './fill-message.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import type { InterfaceLanguage } from './interface-language.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'

const dictionaries: Readonly<Record<InterfaceLanguage, Readonly<Record<EditorMessage, string>>>> = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

type Values = Readonly<Record<string, string | number>>

export type Messages = (key: EditorMessage, values?: Values) => string

/** The messages of the interface. */
export function messagesFor(language: InterfaceLanguage): Messages {
  const words = dictionaries[language]
  return (key, values = {}) => fillMessage(words[key], values, language)
}
