import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'

/** The content's source language is Spanish, which the vendor calls `default`. */
export function languageOf(locale: LocaleCode): string {
  return locale === 'es' ? 'default' : locale
}

/** The locale of a story's language as the service names it; undefined for one that the site does not have. */
export function localeOf(language: string): LocaleCode | undefined {
  if (language === 'default') return 'es'
  return isLocaleCode(language) ? language : undefined
}

/** Content model, section 6: an untranslated field falls back to English, else to Spanish. */
export function languageParams(language: string): Record<string, string> {
  if (language === 'default') return {}
  return language === 'en' ? { language } : { language, fallback_lang: 'en' }
}
