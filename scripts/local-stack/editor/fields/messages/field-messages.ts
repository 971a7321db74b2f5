import { englishMessages, type FieldMessage } from './english.ts'
import { spanishMessages } from './spanish.ts'

const dictionaries: Readonly<Record<string, Readonly<Record<FieldMessage, string>>>> = {
  en: englishMessages,
  es: spanishMessages,
}

type Values = Readonly<Record<string, string | number>>

/**
 * The messages of the controls in a language of the interface, `en` or `es`; any other language falls back to English.
 */
export function fieldMessagesFor(language: string): (key: FieldMessage, values?: Values) => string {
  const words = dictionaries[language] ?? englishMessages
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
