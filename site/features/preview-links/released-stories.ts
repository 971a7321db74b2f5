import 'server-only'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { longFields } from '#site/content/stories/long-fields.ts'
import { isOfRelease } from '#site/features/planned-previews/plan/as-released.ts'
import type { Known, OpenRelease } from '#site/features/planned-previews/plan/planned-change.ts'
import { readChanges, readReleases } from '#site/features/planned-previews/plan/read-plan.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type MarketId, markets } from '#site/routing/markets.ts'
import { publicPlaceOf } from '#site/routing/stories/public-place.ts'
import { nameOfStory } from '#site/routing/stories/story-location.ts'
import { CatalogueError } from '#site/server/errors.ts'

/** A story of a release that has a public page in a market and a language. */
export type ReleasedStory = { id: number; name: string; path: string; contentType: string; isNew: boolean }

/**
 * A release that is not out yet.
 * @returns undefined when there is none: it is out, or was deleted
 * @throws CatalogueError content-unavailable: it is not known what is planned
 */
export async function getOpenRelease(id: number): Promise<OpenRelease | undefined> {
  return valueOf(await readReleases()).find((one) => one.id === id)
}

/**
 * The stories of a release that have a public page in a market and a language, as they will be; inside of `readingDrafts` with the release.
 * The plan says which to read, the delivery API which are still in it.
 * @throws CatalogueError content-unavailable
 */
export async function listReleasedStories(
  release: number,
  { market: id, locale }: { market: MarketId; locale: LocaleCode },
): Promise<ReleasedStory[]> {
  const { changes } = valueOf(await readChanges({ release }))
  const isPublished = new Map(changes.map((one) => [one.storyId, one.isPublished]))
  const uuids = changes.map(({ uuid }) => uuid)
  const stories = await listStoriesByUuid(uuids, locale, longFields)
  const released = stories.filter(isOfRelease).flatMap((story): ReleasedStory[] => {
    const path = publicPlaceOf(story, { market: markets[id], locale })?.path
    if (path === undefined) return []
    const isNew = isPublished.get(story.id) === false
    return [{ id: story.id, name: shownName(story, locale), path, contentType: story.content.component, isNew }]
  })
  return released.toSorted((a, b) => a.name.localeCompare(b.name, locale) || a.id - b.id)
}

/** What the page is headed with in the release, which may be new; else the name of the story. */
function shownName(story: WireStory, locale: LocaleCode): string {
  const { title, name } = story.content
  return (
    [title, name].find((text) => typeof text === 'string' && text.trim() !== '')?.toString() ??
    nameOfStory(story, locale)
  )
}

function valueOf<Value>({ value, unknown }: Known<Value>): Value {
  if (value !== undefined) return value
  throw new CatalogueError('content-unavailable', `It is not known what is planned: ${unknown}.`)
}
