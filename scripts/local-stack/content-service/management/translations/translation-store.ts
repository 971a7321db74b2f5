import { isObject } from '../../../is-object.ts'
import { readLanguages } from '../../delivery/structure/space-details.ts'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import type { StoryRow } from '../stories/story-row.ts'
import { nextSources, type SourceDigests } from './translation-state.ts'
import type { TranslatableFields } from './translation-texts.ts'

/** The translatable fields by the schemas of the space. */
export function translatableFields(store: Store): TranslatableFields {
  const known = new Map<string, ReadonlySet<string>>()
  return (component) => {
    const fields = known.get(component) ?? readFields(store, component)
    known.set(component, fields)
    return fields
  }
}

function readFields(store: Store, component: string): ReadonlySet<string> {
  const row = store.get<{ schema: string }>('SELECT schema FROM components WHERE name = ?', [component])
  const schema: unknown = JSON.parse(row?.schema ?? '{}')
  const entries = isObject(schema) ? Object.entries(schema) : []
  return new Set(entries.flatMap(([name, field]) => (isObject(field) && field['translatable'] === true ? [name] : [])))
}

/** Earlier drafts of a story, newest first, each read when it is wanted. */
export function* earlierDrafts(store: Store, storyId: number): Generator<unknown> {
  const versions = store.all<{ id: number }>(
    'SELECT id FROM story_versions WHERE story_id = ? AND release_id IS NULL ORDER BY id DESC',
    [storyId],
  )
  for (const { id } of versions) {
    const row = store.get<{ content: string }>('SELECT content FROM story_versions WHERE id = ?', [id])
    yield JSON.parse(row?.content ?? 'null')
  }
}

export function readSources(store: Store, storyId: number, language: string): SourceDigests {
  const sql = 'SELECT sources FROM story_translations WHERE story_id = ? AND lang = ?'
  return JSON.parse(store.get<{ sources: string }>(sql, [storyId, language])?.sources ?? '{}')
}

export function writeSources(store: Store, storyId: number, [language, sources]: [string, SourceDigests]): void {
  store.run(
    `INSERT INTO story_translations (story_id, lang, sources) VALUES (?, ?, ?)
       ON CONFLICT (story_id, lang) DO UPDATE SET sources = excluded.sources`,
    [storyId, language, JSON.stringify(sources)],
  )
}

/** Notes to which source texts the translations belong, after the draft of a story changed. */
export function noteTranslations(context: ContentContext, before: StoryRow, after: StoryRow): void {
  const isTranslated = [before, after].some(({ draft }) => draft.includes('__i18n__'))
  if (before.draft === after.draft || !isTranslated) return
  const { store } = context
  const translatable = translatableFields(store)
  const drafts = { before: JSON.parse(before.draft), after: JSON.parse(after.draft) }
  for (const language of readLanguages(store, context.spaceId)) {
    const sources = readSources(store, after.id, language)
    const next = nextSources({ ...drafts, sources }, language, translatable)
    if (Object.keys(next).length > 0 || Object.keys(sources).length > 0) writeSources(store, after.id, [language, next])
  }
}
