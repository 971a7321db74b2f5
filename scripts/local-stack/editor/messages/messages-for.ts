import type { Failure } from '../services/failure-of.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import type { InterfaceLanguage } from './interface-language.ts'
import italian from './it.json' with { type: 'json' }

/** A text of the interface. */
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

/** The messages of the interface. */
export function messagesFor(language: InterfaceLanguage): Messages {
  const words = catalogues[language]
  return (key, values = {}) => fillMessage(words[key], values, language)
}

/** The reason and the remedy of a failed request, for the person at the editor. */
export function failureSentence(language: InterfaceLanguage, { reason, said }: Failure): string {
  return messagesFor(language)(`failure.${reason}`, { said })
}

/**
 * Fills the placeholders of a message. `{name}` is a value; `{count:field is|fields are}` the words for one and for any other number,
 * by the rules of the language.
 */
export function fillMessage(message: string, values: Values, language: string): string {
  const isOne = (name: string) => new Intl.PluralRules(language).select(Number(values[name])) === 'one'
  return message
    .replace(/\{(\w+):([^|}]*)\|([^}]*)\}/g, (...found) => String(found[isOne(found[1]) ? 2 : 3]))
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
