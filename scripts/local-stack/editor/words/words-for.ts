import { type EditorWord, english } from './english.ts'
import type { InterfaceLanguage } from './interface-language.ts'
import { spanish } from './spanish.ts'

const dictionaries: Readonly<Record<InterfaceLanguage, Readonly<Record<EditorWord, string>>>> = {
  en: english,
  es: spanish,
}

type Values = Readonly<Record<string, string | number>>

export type Words = (key: EditorWord, values?: Values) => string

/** The words of the interface; `{name}` in a text is filled with the value of that name. */
export function wordsFor(language: InterfaceLanguage): Words {
  const words = dictionaries[language]
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
