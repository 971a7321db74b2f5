import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { fillMessage } from './fill-message.ts'
import french from './fr.json' with { type: 'json' }
import type { InterfaceLanguage } from './interface-language.ts'
import italian from './it.json' with { type: 'json' }

export type EditorMessage = keyof typeof english

/** A catalogue that lacks a text of the English one does not compile. */
const catalogues: Readonly<Record<InterfaceLanguage, Readonly<Record<EditorMessage, string>>>> = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

type Values = Readonly<Record<string, string | number>>

export type Messages = (key: EditorMessage, values?: Values) => string

export function messagesFor(language: InterfaceLanguage): Messages {
  const words = catalogues[language]
  return (key, values = {}) => fillMessage(words[key], values, language)
}
