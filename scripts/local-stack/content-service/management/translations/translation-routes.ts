import { Hono } from 'hono'
import { z } from 'zod'
import { readLanguages } from '../../delivery/structure/space-details.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { numbersOf, readId, readJson, readQuery } from '../read-request.ts'
import { getStoryRow, requireStoryRow, type StoryRow } from '../stories/story-row.ts'
import { confirmedSources, translatedFrom, translationState } from './translation-state.ts'
import { earlierDrafts, readSources, translatableFields, writeSources } from './translation-store.ts'

/** Most stories of one request, the longest page of the vendor's lists. */
const mostStories = 100

const confirmation = z.object({ translation: z.object({ lang: z.string().min(1) }) })

/**
 * `/story_translations` of a space: the state of each translation, for the visual editor. The vendor's API has no such resource, so no
 * official client reads it.
 */
export function translationRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()

  app.get('/', (request) => {
    const ids = numbersOf(readQuery(request, ['story_ids']).get('story_ids') ?? '').slice(0, mostStories)
    const rows = ids.map((id) => getStoryRow(store, id)).filter((row) => row !== undefined && !row.is_folder)
    return request.json({ story_translations: rows.flatMap((row) => (row ? statesOf(row, ids.length === 1) : [])) })
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const { translation } = await readJson(request, confirmation)
    const row = requireStoryRow(store, readId(request))
    const sources = confirmedSources(JSON.parse(row.draft), translation.lang, translatableFields(store))
    store.transaction(() => writeSources(store, row.id, [translation.lang, sources]))
    return request.json({ story_translations: statesOf(row, true) })
  })

  /** @param isOpen whether the story is requested alone: then its history is read */
  function statesOf(row: StoryRow, isOpen: boolean) {
    const translatable = translatableFields(store)
    const layers = { draft: JSON.parse(row.draft), published: JSON.parse(row.published ?? 'null') }
    return readLanguages(store, context.spaceId).map((lang) => {
      const sources = readSources(store, row.id, lang)
      const state = translationState({ ...layers, sources }, lang, translatable)
      const { outdated } = state
      const drafts = isOpen && outdated.length > 0 ? earlierDrafts(store, row.id) : []
      const translated_from = translatedFrom({ outdated, sources }, drafts, translatable)
      return { story_id: row.id, lang, ...state, translated_from }
    })
  }
  return app
}
