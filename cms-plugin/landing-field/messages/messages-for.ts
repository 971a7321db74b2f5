import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { Messages } from './messages.ts'
import { spanish } from './spanish.ts'

export const interfaceMessages: Readonly<Record<string, Messages>> = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

/** The interface in the language the CMS speaks with the editor; English where there is no dictionary. */
export function messagesFor(language: string | undefined): Messages {
  return interfaceMessages[language?.slice(0, 2).toLowerCase() ?? ''] ?? english
}
