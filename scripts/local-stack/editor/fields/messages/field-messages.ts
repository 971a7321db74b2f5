import { fillMessage } from '../../messages/messages-for.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import german from './de.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import french from './fr.json' with { type: 'json' }
import italian from './it.json' with { type: 'json' }

/** A text of the field controls. */
export type FieldMessage = keyof typeof english

/** A catalogue that lacks a text of the English one does not compile. */
const catalogues: Readonly<Record<string, Readonly<Record<FieldMessage, string>>>> = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

type Values = Readonly<Record<string, string | number>>

/** The messages of the controls in a language of the interface; any other language falls back to English. */
export function fieldMessagesFor(language: string): (key: FieldMessage, values?: Values) => string {
  const words = catalogues[language] ?? english
  return (key, values = {}) => fillMessage(words[key], values, language)
}

/** The messages of the controls in the editor's language. */
export function messagesOf({ interfaceLanguage }: Pick<EditorServices, 'interfaceLanguage'>) {
  return fieldMessagesFor(interfaceLanguage)
}

/** An issue of a value: a key of the dictionary and the values of its placeholders. */
export type FieldIssue = { word: FieldMessage; values?: Readonly<Record<string, string | number>> }
