import { fallbackLocales, type LocaleCode, localeCodes, sourceLocale } from '#site/routing/locales.ts'
import { isNamedIn, type StoryLocation } from '#site/routing/stories/story-location.ts'
import { textDigest } from './text-digest.ts'

/** A story's content by the languages in which it was read; the content in a language falls back field by field. */
export type ContentByLocale = ReadonlyMap<LocaleCode, unknown>

/**
 * Whether a story counts as translated into a locale (acceptance row A17): its texts there differ from the languages
 * that replace a missing translation. Names and slugs do not count, except of a story without any text.
 * @param contents the content in the locale and in the languages that replace it
 */
export function isTextTranslated(story: StoryLocation, locale: LocaleCode, contents: ContentByLocale): boolean {
  if (locale === sourceLocale) return true
  const own = textDigest(contents.get(locale))
  if (own === '') return isNamedIn(story, locale)
  return fallbackLocales.filter((one) => one !== locale).every((fallback) => textDigest(contents.get(fallback)) !== own)
}

/** The locales into which a story is translated, the source included. */
export function translatedLocales(story: StoryLocation, contents: ContentByLocale): ReadonlySet<LocaleCode> {
  return new Set(localeCodes.filter((locale) => isTextTranslated(story, locale, contents)))
}
