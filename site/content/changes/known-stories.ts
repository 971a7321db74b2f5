import 'server-only'
import { hash } from 'node:crypto'
import { addressOf, type StoryLocation } from '#site/routing/stories/story-location.ts'
import { announceChange } from '#site/server/page-cache/instances/change-feed.ts'
import { sharedPageCache } from '#site/server/page-cache/shared-page-cache.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { linkTag, listingTag } from './cache-tags.ts'

/** `name` is in the language `lang`; without a language, the name is unknown. */
type ReadStory = StoryLocation & { id: number; name?: string; lang?: string; content: { component: string } }

/** What the message of a change does not contain: the story at its last read. */
export type KnownStory = {
  /** Name of the content type. */
  kind: string
  /** In the default language. */
  address: string
  /** In the default language; undefined where it was read in another one. */
  name: string | undefined
  /** All its addresses and names in the other languages; undefined where the response did not list them. */
  places: string | undefined
}

export type KnownStories = {
  /** @param stories as they are published; a story that differs from before is invalidated wherever it may be used */
  note: (stories: readonly ReadStory[]) => void
  /** undefined for a story that was never read */
  get: (id: number) => KnownStory | undefined
}

/** About four megabytes. A change of any other story invalidates every list and every link to it. */
const mostKnown = 20_000

export const knownStories = runtimePart('known-stories', rememberStories)

function rememberStories(): KnownStories {
  const known = new Map<number, KnownStory>()
  return {
    get: (id) => known.get(id),
    note(stories) {
      for (const story of stories) {
        const before = known.get(story.id)
        const now = toKnown(story, before)
        // The keys are ordered by their last read.
        known.delete(story.id)
        known.set(story.id, now)
        if (before) forget(story.id, tagsBetween(story.id, before, now))
      }
      for (const id of known.keys()) {
        if (known.size <= mostKnown) break
        known.delete(id)
      }
    },
  }
}

function toKnown(story: ReadStory, before: KnownStory | undefined): KnownStory {
  const address = addressOf(story)
  const isInPlace = before?.address === address
  const places = placesOf(story) ?? (isInPlace ? before.places : undefined)
  // A link contains less than a story.
  const isNamed = story.lang === 'default' && story.translated_slugs
  const name = isNamed ? story.name : before?.name
  return { kind: story.content.component, address, name, places }
}

function placesOf({ translated_slugs: slugs }: ReadStory): string | undefined {
  if (!slugs) return undefined
  // One endpoint leaves out what another returns as null.
  const places = slugs.map(({ lang, path, published, name }) => `${lang} ${path} ${published ?? ''} ${name ?? ''}`)
  return hash('sha1', places.toSorted().join('\n'), 'base64')
}

/**
 * The change invalidated the lists of the story's earlier kind; it may be in those of any other kind now. The page of a story
 * depends on its kind too.
 */
function tagsBetween(id: number, before: KnownStory, now: KnownStory): string[] {
  if (before.kind !== now.kind) return [listingTag, linkTag(id)]
  const isTranslatedElsewhere = before.places !== undefined && before.places !== now.places
  const isRenamed = before.name !== undefined && before.name !== now.name
  return before.address !== now.address || isTranslatedElsewhere || isRenamed ? [linkTag(id)] : []
}

/** Other instances may not read it themselves, and share pages that were rendered before. */
function forget(id: number, tags: readonly string[]): void {
  if (tags.length === 0) return
  void announceChange({ tags, change: { action: 'moved', story_id: id } })
  cachedResponses().invalidate(tags)
  sharedPageCache()?.invalidate(tags)
}
