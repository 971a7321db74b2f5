import { type DeliveryCall, perPageOf } from '../delivery-call.ts'
import { notFound } from '../delivery-refusal.ts'
import type { DeliveryResponse } from '../delivery-response.ts'
import { compileSelection } from '../query/compile-selection.ts'
import { allOf, anyOf, type Sql, sql } from '../query/sql-text.ts'
import { readPage } from './read-stories.ts'
import { resolveReferences } from './resolve-references.ts'
import { type StoryRow, storyColumns } from './story-row.ts'
import { toStory } from './to-story.ts'

/** Maximum of stories per page (Storyblok docs, pagination). */
const maxPerPage = 100

/** `GET /stories`: one page of the selected stories. */
export function respondWithStories(call: DeliveryCall): DeliveryResponse {
  const perPage = perPageOf(call, maxPerPage)
  const { rows, total } = readPage(call, perPage)
  const stories = rows.map((row) => toStory(row, call))
  return { body: { stories, cv: call.cv, ...resolveReferences(stories, call) }, paging: { total, perPage } }
}

/**
 * `GET /stories/{address}`: one story by full slug (a start page with or without its slash), translated slug in the
 * requested language, id, or uuid with `find_by=uuid`.
 * @param address decoded path below `/stories/`
 * @throws DeliveryRefusal 404 when the requested layer has no such story
 */
export function respondWithStory(call: DeliveryCall, address: string): DeliveryResponse {
  const selection = compileSelection({ parameters: call.query.parameters, filters: [] }, call.layer).condition
  const candidates = candidatesFor(call, address)
  for (const candidate of candidates) {
    const condition = allOf([candidate, selection])
    // A story with exactly this address wins over a folder's start page.
    const row = call.context.store.get<StoryRow>(
      `SELECT ${storyColumns(call.layer)} FROM ${call.layer.from} WHERE ${condition.text} ORDER BY s.is_startpage LIMIT 1`,
      condition.values,
    )
    if (!row) continue
    const story = toStory(row, call)
    return { body: { story, cv: call.cv, ...resolveReferences([story], call) } }
  }
  throw notFound()
}

/** Possible meanings of an address, the most likely first. */
function candidatesFor({ shaping, language, layer }: DeliveryCall, address: string): Sql[] {
  if (shaping.find_by === 'uuid') return [sql('s.uuid = ?', address)]
  const slug =
    language !== undefined && address.startsWith(`${language}/`) ? address.slice(language.length + 1) : address
  const bySlug = sql('s.full_slug IN (?, ?)', slug, `${slug}/`)
  const byId = /^\d{1,15}$/.test(slug) ? [sql('s.id = ?', Number(slug))] : []
  if (language === undefined) return [...byId, bySlug]
  const isPublic = layer.version === 'published' ? 'AND t.published = 1' : ''
  const translated = `SELECT t.story_id FROM translated_slugs t WHERE t.lang = ? AND t.path IN (?, ?) ${isPublic}`
  return [...byId, anyOf([sql(`s.id IN (${translated})`, language, slug, `${slug}/`)]), bySlug]
}
