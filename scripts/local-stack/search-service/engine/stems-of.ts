import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { plainWord } from './words.ts'

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
  ro: romanian,
  ru: russian,
}

const onlyLetters = /^[\p{L}\p{M}]{3,}$/u

/**
 * Stems that a word shares with its other forms, in normalized spelling. Words are stemmed with and without
 * diacritics, so that a query without accents matches a word that has them. Numbers and part numbers have no stem.
 */
export function stemsOf(spelled: string, languages: readonly string[]): string[] {
  if (!onlyLetters.test(spelled)) return []
  const bare = plainWord(spelled)
  const stems = new Set<string>()
  for (const language of languages) {
    const stem = stemmers[language]
    if (!stem) continue
    stems.add(plainWord(stem(spelled)))
    stems.add(plainWord(stem(bare)))
  }
  return [...stems].filter((stem) => stem.length > 1)
}
