import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { readDraft } from './draft-reading.ts'
import { languageOf, storyQuestion } from './get-story.ts'
import type { WireStory } from './wire-story.ts'

/**
 * The draft of a story by its number, whatever address it has or lacks; inside of `readingDrafts`.
 * @throws CatalogueError content-unavailable
 */
export async function getDraftStory(id: number, locale: LocaleCode): Promise<WireStory | undefined> {
  return (await readDraft(storyQuestion(String(id), languageOf(locale))))?.body.story
}
