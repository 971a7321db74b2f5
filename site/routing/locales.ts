import { served } from '#site/brand/served.ts'

/** The locales that the project has texts for (product specification, sections 1 and 3). `iso` is the BCP 47 tag of `<html lang>`. */
export const locales = {
  en: { code: 'en', iso: 'en', direction: 'ltr', name: 'English' },
  pt: { code: 'pt', iso: 'pt-PT', direction: 'ltr', name: 'Português' },
  nl: { code: 'nl', iso: 'nl-NL', direction: 'ltr', name: 'Nederlands' },
  it: { code: 'it', iso: 'it-IT', direction: 'ltr', name: 'Italiano' },
  es: { code: 'es', iso: 'es-ES', direction: 'ltr', name: 'Español' },
  de: { code: 'de', iso: 'de-DE', direction: 'ltr', name: 'Deutsch' },
  fr: { code: 'fr', iso: 'fr-FR', direction: 'ltr', name: 'Français' },
  ro: { code: 'ro', iso: 'ro-RO', direction: 'ltr', name: 'Română' },
  ru: { code: 'ru', iso: 'ru-RU', direction: 'ltr', name: 'Русский' },
} as const

export type LocaleCode = keyof typeof locales

/** The locales that the site serves. */
export const localeCodes: readonly LocaleCode[] = served.locales

export const sourceLocale = served.source satisfies LocaleCode

/** What replaces a text that is not translated, the first before the others. The last is the source. */
export const fallbackLocales: readonly [LocaleCode, ...LocaleCode[]] = [served.fallback, sourceLocale]

export function isLocaleCode(value: string): value is LocaleCode {
  return localeCodes.some((code) => code === value)
}
