import { type LocaleCode, localeCodes, sourceLocale } from 'site/routing/locales.ts'

export type TranslatedLocale = Exclude<LocaleCode, typeof sourceLocale>

/** Languages of the space besides the source. */
export const spaceLocales = localeCodes.filter((locale): locale is TranslatedLocale => locale !== sourceLocale)
