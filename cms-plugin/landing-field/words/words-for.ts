import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'
import type { Words } from './words.ts'

export const interfaceWords: Readonly<Record<string, Words>> = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

/** The interface in the language the CMS speaks with the editor; English where there is no dictionary. */
export function wordsFor(language: string | undefined): Words {
  return interfaceWords[language?.slice(0, 2).toLowerCase() ?? ''] ?? english
}
