import { z } from 'zod'
import { momentAt } from '#site/server/preview/market-time.ts'
import type { OpenRelease, PlannedStory, Schedule } from './planned-change.ts'

/** The release object (Storyblok docs, management API), as far as it is read. */
const wireRelease = z.object({
  id: z.int(),
  name: z.string(),
  release_at: z.string().nullish(),
  released: z.boolean().nullish(),
  timezone: z.string().nullish(),
})

export const releasesPage = z.object({ releases: z.array(wireRelease) })

/**
 * The story scheduling object (Storyblok docs, management API). It describes publishes; `action` is that of the embedded service, and
 * an `unpublish_at` in the place of `publish_at` is a guess.
 */
const wireSchedule = z.object({
  story_id: z.int(),
  language: z.string().nullish(),
  publish_at: z.string().nullish(),
  unpublish_at: z.string().nullish(),
  action: z.enum(['publish', 'unpublish']).nullish(),
  status: z.string().nullish(),
  deleted_at: z.string().nullish(),
})

export const schedulesPage = z.object({ story_schedulings: z.array(wireSchedule) })

/** A row of the management API's list of stories, which has no content. */
const wireRow = z.object({
  id: z.int(),
  uuid: z.string(),
  full_slug: z.string(),
  content_type: z.string().nullish(),
  published: z.boolean().nullish(),
  is_folder: z.boolean().nullish(),
})

export const storyRows = z.object({ stories: z.array(wireRow) })

/** The release, unless it is out. */
export function toOpenRelease(wire: z.output<typeof wireRelease>): OpenRelease[] {
  const { id, name, released, release_at: at, timezone } = wire
  return released ? [] : [{ id, name, at: at ? momentIn(at, timezone ?? 'UTC') : undefined }]
}

export type ScheduleOfStory = Omit<Schedule, Exclude<keyof PlannedStory, 'storyId'>>

/** The actions that are still to happen; a schedule may have both times. */
export function toSchedules(wire: z.output<typeof wireSchedule>): ScheduleOfStory[] {
  if ((wire.status ?? 'scheduled') !== 'scheduled' || wire.deleted_at) return []
  const { story_id: storyId, action, publish_at: publishAt, unpublish_at: unpublishAt } = wire
  const language = languageIn(wire.language)
  const times = [
    { action: action ?? 'publish', text: publishAt },
    { action: 'unpublish', text: unpublishAt },
  ] as const
  return times.flatMap(({ action: done, text }) => {
    const at = text ? momentIn(text, 'UTC') : undefined
    return at === undefined ? [] : [{ storyId, action: done, language, at }]
  })
}

export function toPlannedStory(wire: z.output<typeof wireRow>): PlannedStory[] {
  const { id: storyId, uuid, full_slug: slug, content_type: contentType, published, is_folder: isFolder } = wire
  const address = slug.replace(/\/$/, '')
  if (isFolder) return []
  return [{ storyId, uuid, address, contentType: contentType || undefined, isPublished: published ?? false }]
}

/** Empty for the whole story; the vendor writes the source language in brackets where it publishes it (docs, publish a story). */
function languageIn(language: string | null | undefined): string | undefined {
  return language ? language.replace(/^\[(.*)\]$/, '$1') : undefined
}

/** ISO 8601, or `2026-12-01 09:30` on the clocks of a zone (Storyblok docs, the release object); of an unknown zone UTC. */
function momentIn(text: string, timeZone: string): number | undefined {
  const isAbsolute = /(Z|[+-]\d{2}:?\d{2}| UTC)$/.test(text)
  const moment = isAbsolute ? Date.parse(text) : momentAt(text.replace(' ', 'T'), isZone(timeZone) ? timeZone : 'UTC')
  return moment === undefined || Number.isNaN(moment) ? undefined : moment
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
