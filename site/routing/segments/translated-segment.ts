import { type LocaleCode, locales } from '../locales.ts'

/** One word in each language that the project knows; a missing one does not compile. */
export type TranslatedSegment = Readonly<Record<LocaleCode, string>>

export function sameInAll(word: string): TranslatedSegment {
  return Object.fromEntries(Object.keys(locales).map((code) => [code, word])) as TranslatedSegment
}
