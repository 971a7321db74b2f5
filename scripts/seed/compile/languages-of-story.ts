import { marketFor } from 'site/routing/markets.ts'
import { countryFolders } from 'site/routing/stories/story-folders.ts'
import type { SourceStory } from './source-story.ts'
import { spaceLocales, type TranslatedLocale } from './space-locales.ts'

/**
 * Languages besides Spanish of the folders that do not have them all: the market's own, and English for its editors;
 * custom landings are served in Spanish and English (product specification, section 2).
 */
const folderLanguages: Readonly<Record<string, readonly TranslatedLocale[]>> = {
  ...Object.fromEntries(countryFolders.map((folder) => [folder, languagesOfCountry(folder)])),
  landings: ['en'],
}

function languagesOfCountry(folder: string): TranslatedLocale[] {
  const own: readonly string[] = marketFor(folder)?.locales ?? []
  return spaceLocales.filter((locale) => locale === 'en' || own.includes(locale))
}

/** Languages besides Spanish in which a story exists: all of them, or those of the market whose folder it is in. */
export function languagesOfStory({ folder }: Pick<SourceStory, 'folder'>): readonly TranslatedLocale[] {
  return folderLanguages[folder.split('/')[0] ?? ''] ?? spaceLocales
}

/** Whether a story has texts of its own in a language. */
export function isInLanguage(story: Pick<SourceStory, 'folder'>, locale: TranslatedLocale): boolean {
  return languagesOfStory(story).includes(locale)
}
