import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { previewReader, readDraft } from '../client/draft-reading.ts'
import { storyRequest } from '../client/story-request.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'

/**
 * The draft of a story by its number, whatever address it has or lacks; inside of `readingDrafts`. A story that changes until the
 * previewed moment is as it will be, except one that visitors will no longer see: its draft is shown, and the bar says so.
 * @throws CatalogueError content-unavailable
 */
export async function getDraftStory(id: number, locale: LocaleCode): Promise<WireStory | undefined> {
  const language = languageOf(locale)
  const reader = await previewReader()
  if (reader) return await reader.openStory(id, language)
  return (await readDraft(storyRequest(String(id), language)))?.body.story
}
