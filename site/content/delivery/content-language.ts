import type { LocaleCode } from '#site/routing/locales.ts'

/** The content's source language is Spanish, which the vendor calls `default`. */
export function languageOf(locale: LocaleCode): string {
  return locale === 'es' ? 'default' : locale
}

/** Content model, section 6: an untranslated field falls back to English, else to Spanish. */
export function languageParams(language: string): Record<string, string> {
  if (language === 'default') return {}
  return language === 'en' ? { language } : { language, fallback_lang: 'en' }
}
