import type { ContentContext } from '../../store/content-context.ts'
import { type ChangeEvent, recordEvent } from '../../webhooks/record-event.ts'
import type { Moved } from './place-story.ts'
import { listTranslatedSlugs, type StoryRow } from './story-row.ts'

/** The verbs of the log sentence and of the topic. Storyblok docs: webhook payloads. */
const verbs = {
  'story.published': 'published',
  'story.unpublished': 'unpublished',
  'story.deleted': 'deleted',
  'story.moved': 'moved',
} as const

type StoryTopic = keyof typeof verbs

/** Records an event of one story, with its default and translated addresses. */
export function recordStoryEvent(context: ContentContext, topic: StoryTopic, row: StoryRow): void {
  const details: Record<string, string | number> = { story_id: row.id, full_slug: row.full_slug }
  for (const slug of listTranslatedSlugs(context.store, row.id)) details[`full_slug__i18n__${slug.lang}`] = slug.path
  const text = `The user ${verbs[topic]} the Story ${row.name} (${row.full_slug})`
  const event: ChangeEvent = { topic, text, spaceId: context.spaceId, details }
  recordEvent(context.store, event)
}

/** One event per published story among those that were moved; folders and drafts have no page to refresh. */
export function recordMoves(context: ContentContext, moved: readonly Moved[]): void {
  for (const { row } of moved) {
    if (row.published !== null) recordStoryEvent(context, 'story.moved', row)
  }
}
