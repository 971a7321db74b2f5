import type { LocaleCode } from '../locales.ts'

/** One word in nine languages; a missing language does not compile. */
export type TranslatedSegment = Readonly<Record<LocaleCode, string>>

export function sameInAll(word: string): TranslatedSegment {
  return { en: word, pt: word, nl: word, it: word, es: word, de: word, fr: word, ro: word, ru: word }
}
