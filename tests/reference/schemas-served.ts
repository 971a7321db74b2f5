/** As `served.ts` beside this file: the markets and languages of the schemas that unit tests are about. */
export const countryMarkets = { italy: 'Italy', spain: 'Spain', france: 'France', germany: 'Germany' } as const

/** The language that content is written in first. */
export const sourceLanguage = 'es'

/** The other languages, with the names that the CMS shows. */
export const furtherLanguages: readonly { name: string; entry_value: string }[] = [
  { name: 'English', entry_value: 'en' },
  { name: 'Português', entry_value: 'pt' },
  { name: 'Nederlands', entry_value: 'nl' },
  { name: 'Italiano', entry_value: 'it' },
  { name: 'Deutsch', entry_value: 'de' },
  { name: 'Français', entry_value: 'fr' },
  { name: 'Română', entry_value: 'ro' },
  { name: 'Русский', entry_value: 'ru' },
]
