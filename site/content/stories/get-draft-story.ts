import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { readDraft } from '../client/draft-reading.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { storyRequest } from './get-story.ts'

/**
 * The draft of a story by its number, whatever address it has or lacks; inside of `readingDrafts`.
 * @throws CatalogueError content-unavailable
 */
export async function getDraftStory(id: number, locale: LocaleCode): Promise<WireStory | undefined> {
  return (await readDraft(storyRequest(String(id), languageOf(locale))))?.body.story
}
