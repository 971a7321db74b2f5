import { type LocaleCode, localeCodes } from 'site/routing/locales.ts'

export type TranslatedLocale = Exclude<LocaleCode, 'es'>

/** Languages of the space besides Spanish, which is the source of them all. */
export const spaceLocales = localeCodes.filter((locale): locale is TranslatedLocale => locale !== 'es')
