import 'server-only'
import { z } from 'zod'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { count } from '#site/server/observability/metrics.ts'
import { announceChange, onPublishedChange } from '#site/server/page-cache/instances/change-feed.ts'
import { sharedPageCache } from '#site/server/page-cache/shared-page-cache.ts'
import { forgetNames, noteChangedNames } from '../addresses/cached-names.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { forgetIndexedProduct, forgetProductIndexes } from '../products/cached-products.ts'
import { knownTranslations, translatedAction } from '../translations/known-translations.ts'
import {
  anyStoryTag,
  anyTranslationTag,
  datasourceTag,
  folderTagsAbove,
  kindTag,
  linkTag,
  listingTag,
  removalTag,
  siteContextTag,
  storyTag,
  translationTag,
} from './cache-tags.ts'
import { knownStories } from './known-stories.ts'
import { receivedChanges } from './received-changes.ts'

/** The vendor's webhook body, as far as it names what changed (Storyblok docs, webhooks). */
export const change = z.looseObject({
  action: z.string().min(1).max(100),
  space_id: z.number().int().optional(),
  story_id: z.number().int().optional(),
  full_slug: z.string().max(2000).optional(),
  datasource_slug: z.string().max(200).optional(),
  asset_id: z.number().int().optional(),
})

export type Change = z.output<typeof change>

/**
 * Invalidates every response and every page that the change may have made stale. Harmless when repeated or reordered: the next read
 * requests the content service again, whatever the message contained.
 */
export function contentChanged(what: Change): { invalidated: number } {
  const { action, story_id: story } = what
  receivedChanges().note({ action, story, isEverything: tagsOf(what) === undefined })
  return invalidateContent(what)
}

function invalidateContent(what: Change): { invalidated: number } {
  const tags = tagsOf(what)
  count('site_changes_total', { action: what.action })
  const responses = cachedResponses()
  const pages = sharedPageCache()
  if (!tags) {
    forgetProductIndexes()
    forgetNames()
    knownTranslations().markAllStale()
    responses.invalidateAll()
    pages?.invalidateAll()
    return { invalidated: -1 }
  }
  const { story_id: id } = what
  if (id !== undefined) {
    forgetIndexedProduct(id)
    noteChangedNames({ ...what, story_id: id })
    knownTranslations().markStale(id)
  }
  return { invalidated: responses.invalidate(tags) + (pages?.invalidate(tags) ?? 0) }
}

/** Publishes the change to the other instances, then invalidates here. */
export async function spreadChange(what: Change): Promise<{ invalidated: number }> {
  await announceChange({ tags: tagsOf(what), change: what })
  return contentChanged(what)
}

/**
 * Invalidates what a poll of the space found, which no message named to this instance or to any: the others then share pages of before it.
 * @param isUnknown whether this instance has received no message of it
 */
export async function changeFound(what: Change, isUnknown: boolean): Promise<void> {
  if (isUnknown) await announceChange({ tags: tagsOf(what), change: what })
  invalidateContent(what)
}

/** Changes that other instances publish are invalidated here too. */
export function followOtherInstances(): void {
  onPublishedChange(({ change: published }) => {
    const what = change.safeParse(published)
    contentChanged(what.success ? what.data : { action: 'unknown' })
  })
}

/**
 * The tags of everything that a change may affect; undefined, which means everything, when it does not name its object.
 * @param kind content type of the story, where it is known; an unknown one may be a folder, and a story of any kind
 */
export function tagsOf(what: Change, kind?: string): string[] | undefined {
  // No page shows a new asset.
  if (what.asset_id !== undefined && what.action === 'created') return []
  if (what.story_id !== undefined) return tagsOfAnyStory(what.story_id, { ...what, kind })
  if (what.datasource_slug !== undefined) return [datasourceTag(what.datasource_slug)]
  return undefined
}

function tagsOfAnyStory(id: number, what: StoryChange): string[] {
  // Another instance compared the texts of the story; its content is the same.
  return what.action === translatedAction ? [translationTag(id), anyTranslationTag] : tagsOfStory(id, what)
}

type StoryChange = Pick<Change, 'action' | 'full_slug'> & { kind: string | undefined }

function tagsOfStory(id: number, { action, full_slug = '', kind: changedKind }: StoryChange): string[] {
  const known = knownStories().get(id)
  const kind = changedKind ?? known?.kind
  const isPublished = action === 'published'
  const isInPlace = isPublished && known?.address === addressOf({ full_slug })
  return [
    storyTag(id),
    kind === undefined ? listingTag : kindTag(kind),
    anyStoryTag,
    siteContextTag(splitAddress(full_slug).rest),
    ...(isInPlace ? [] : [linkTag(id)]),
    ...(isPublished || kind !== undefined ? [] : [removalTag]),
    ...folderTagsAbove(full_slug),
  ]
}
