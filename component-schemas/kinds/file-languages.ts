/** Language a file is written in: the value is a language code of the site, or `any` for a file without words. */
export const fileLanguages = {
  any: 'Every language',
  es: 'Spanish',
  en: 'English',
  pt: 'Portuguese',
  nl: 'Dutch',
  it: 'Italian',
  de: 'German',
  fr: 'French',
  ro: 'Romanian',
  ru: 'Russian',
} as const

export type FileLanguage = keyof typeof fileLanguages
