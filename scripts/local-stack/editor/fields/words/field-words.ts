import { englishWords, type FieldWord } from './english.ts'
import { spanishWords } from './spanish.ts'

const dictionaries: Readonly<Record<string, Readonly<Record<FieldWord, string>>>> = {
  en: englishWords,
  es: spanishWords,
}

type Values = Readonly<Record<string, string | number>>

/**
 * The words of the controls in a language of the interface, `en` or `es`; any other language reads English.
 * @returns `services.interfaceWords`
 */
export function fieldWordsFor(language: string): (key: FieldWord, values?: Values) => string {
  const words = dictionaries[language] ?? englishWords
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
