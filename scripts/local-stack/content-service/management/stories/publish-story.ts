import { isDeepStrictEqual } from 'node:util'
import type { ContentContext } from '../../store/content-context.ts'
import { type Content, publishLanguages, unpublishLanguages } from './publish-layer.ts'
import { recordStoryEvent } from './story-events.ts'
import { requireStoryRow, type StoryRow } from './story-row.ts'
import { addVersion } from './story-versions.ts'

/**
 * Parses the `lang` parameter: codes separated by commas, `[default]` or `default` for the space's own. Undefined
 * means all languages.
 */
export function languagesOf(lang: string | null | undefined): string[] | undefined {
  if (!lang) return undefined
  return lang.split(',').map((code) => (code === '[default]' ? 'default' : code.trim()))
}

/**
 * Copies the draft, or only some languages of it, into the published layer. A folder has no content to publish.
 * @param languages undefined for everything
 */
export function publishStory(context: ContentContext, id: number, languages: string[] | undefined): StoryRow {
  const { store } = context
  const row = requireStoryRow(store, id)
  if (row.is_folder) return row
  const draft: Content = JSON.parse(row.draft)
  const published: Content | undefined = row.published === null ? undefined : JSON.parse(row.published)
  const layer = languages ? publishLanguages({ draft, published, languages }) : draft
  const isDefaultPublished = !languages || !published || languages.includes('default')
  const now = new Date().toISOString()
  store.run(
    `UPDATE stories SET published = ?, published_content_type = ?, published_name = ?, unpublished_changes = ?,
       published_at = ?, first_published_at = coalesce(first_published_at, ?) WHERE id = ?`,
    [
      JSON.stringify(layer),
      typeof layer.component === 'string' ? layer.component : null,
      isDefaultPublished ? row.name : row.published_name,
      isDeepStrictEqual(layer, draft) ? 0 : 1,
      now,
      now,
      id,
    ],
  )
  publishSlugs(context, id, languages)
  addVersion(store, row, 'publish')
  const done = requireStoryRow(store, id)
  recordStoryEvent(context, 'story.published', done)
  return done
}

function publishSlugs({ store }: ContentContext, id: number, languages: string[] | undefined): void {
  if (!languages) {
    store.run('UPDATE translated_slugs SET published = 1 WHERE story_id = ?', [id])
    return
  }
  for (const lang of languages) {
    store.run('UPDATE translated_slugs SET published = 1 WHERE story_id = ? AND lang = ?', [id, lang])
  }
}

/**
 * Removes the story, or only some languages of it, from the published layer. A page needs the default language, so
 * unpublishing that one unpublishes the story.
 */
export function unpublishStory(context: ContentContext, id: number, languages: string[] | undefined): StoryRow {
  const { store } = context
  const row = requireStoryRow(store, id)
  if (row.published === null) return row
  const isWhole = !languages || languages.includes('default')
  if (isWhole) {
    store.run(
      `UPDATE stories SET published = NULL, published_content_type = NULL, published_name = NULL, published_at = NULL,
         unpublished_changes = 0 WHERE id = ?`,
      [id],
    )
    store.run('UPDATE translated_slugs SET published = 0 WHERE story_id = ?', [id])
  } else {
    const layer = unpublishLanguages(JSON.parse(row.published), languages)
    store.run('UPDATE stories SET published = ?, unpublished_changes = 1 WHERE id = ?', [JSON.stringify(layer), id])
    for (const lang of languages) {
      store.run('UPDATE translated_slugs SET published = 0 WHERE story_id = ? AND lang = ?', [id, lang])
    }
  }
  addVersion(store, row, 'unpublish')
  recordStoryEvent(context, 'story.unpublished', row)
  return requireStoryRow(store, id)
}
