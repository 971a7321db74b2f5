import type { SourceStory } from './source-story.ts'
import { spaceLocales, type TranslatedLocale } from './translations.ts'

/** Languages of a market folder besides Spanish: the market's own, and English for who looks after it. */
const marketLanguages: Readonly<Record<string, readonly TranslatedLocale[]>> = {
  italy: ['en', 'it'],
  spain: ['en'],
  france: ['en', 'fr'],
  germany: ['en', 'de'],
}

/** Languages besides Spanish in which a story exists: all of them, or those of the market whose folder it is in. */
export function languagesOfStory({ folder }: Pick<SourceStory, 'folder'>): readonly TranslatedLocale[] {
  return marketLanguages[folder.split('/')[0] ?? ''] ?? spaceLocales
}

/** Whether a story has texts of its own in a language. */
export function isInLanguage(story: Pick<SourceStory, 'folder'>, locale: TranslatedLocale): boolean {
  return languagesOfStory(story).includes(locale)
}
