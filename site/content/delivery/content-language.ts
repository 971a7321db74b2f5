import { fallbackLocales, isLocaleCode, type LocaleCode, sourceLocale } from '#site/routing/locales.ts'

/** The vendor calls the language that content is written in first `default`. */
export function languageOf(locale: LocaleCode): string {
  return locale === sourceLocale ? 'default' : locale
}

/** The locale of a story's language as the service names it; undefined for one that the site does not have. */
export function localeOf(language: string): LocaleCode | undefined {
  if (language === 'default') return sourceLocale
  return isLocaleCode(language) ? language : undefined
}

/** The service knows one language that replaces an untranslated field before the source does (content model, section 6). */
const [replacing] = fallbackLocales.filter((one) => one !== sourceLocale)

export function languageParams(language: string): Record<string, string> {
  if (language === 'default') return {}
  return replacing === undefined || language === replacing ? { language } : { language, fallback_lang: replacing }
}
