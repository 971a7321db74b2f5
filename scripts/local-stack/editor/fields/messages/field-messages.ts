import { fillMessage } from '../../messages/fill-message.ts'
import { englishMessages, type FieldMessage } from './english.ts'
import { frenchMessages } from './french.ts'
import { germanMessages } from './german.ts'
import { italianMessages } from './italian.ts'
import { spanishMessages } from './spanish.ts'

const dictionaries: Readonly<Record<string, Readonly<Record<FieldMessage, string>>>> = {
  en: englishMessages,
  es: spanishMessages,
  it: italianMessages,
  fr: frenchMessages,
  de: germanMessages,
}

type Values = Readonly<Record<string, string | number>>

/**
 * The messages of the controls in a language of the interface; any other language falls back to English.
 */
export function fieldMessagesFor(language: string): (key: FieldMessage, values?: Values) => string {
  const words = dictionaries[language] ?? englishMessages
  return (key, values = {}) => fillMessage(words[key], values, language)
}
