import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { removalTag, storyTags } from '../changes/cache-tags.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { isReadingDrafts } from '../client/draft-reading.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { listStoriesByUuid } from '../listings/list-stories.ts'
import { linkTags } from '../stories/link-tags.ts'
import { notOnCards } from './product-card.ts'

/**
 * The published products among these as cards show them, in the order of the uuids. Each is cached by itself: a product that another page
 * or the index has read is not requested again.
 * @throws CatalogueError content-unavailable
 */
export async function listProductStories(uuids: readonly string[], locale: LocaleCode): Promise<readonly WireStory[]> {
  if (isReadingDrafts()) return await listStoriesByUuid(uuids, locale, notOnCards)
  const wanted = [...new Set(uuids)]
  const known = new Map(wanted.flatMap((uuid) => cachedStory(uuid, locale) ?? []).map((story) => [story.uuid, story]))
  const startedAt = cachedResponses().now()
  const missing = wanted.filter((uuid) => !known.has(uuid))
  const read = await listStoriesByUuid(missing, locale, notOnCards)
  cacheProductStories(read, { locale, startedAt })
  for (const story of read) known.set(story.uuid, story)
  return wanted.flatMap((uuid) => known.get(uuid) ?? [])
}

/**
 * Caches the products of a response for the cards of other pages.
 * @param startedAt `cachedResponses().now()` at the time of the request
 */
export function cacheProductStories(
  stories: readonly WireStory[],
  { locale, startedAt }: { locale: LocaleCode; startedAt: number },
): void {
  for (const story of stories) {
    const body = asOnCards(story)
    const response = { layer: 'published' as const, body, total: 1 }
    cachedResponses().put(keyOf(story.uuid, locale), { value: { response: response }, tags: tagsOf(body), startedAt })
  }
}

function cachedStory(uuid: string, locale: LocaleCode): WireStory | undefined {
  const cached = cachedResponses().get(keyOf(uuid, locale))
  if (cached) dependOn(cached.tags)
  return cached?.value.response?.body as WireStory | undefined
}

function asOnCards(story: WireStory): WireStory {
  const fields = Object.entries(story.content).filter(([name]) => !notOnCards.includes(name))
  return { ...story, content: { ...Object.fromEntries(fields), component: story.content.component } }
}

/** A card depends on the fields that it shows. A moved folder changes the address of the product, and the message names the folder. */
function tagsOf(story: WireStory): string[] {
  return [...storyTags([story]), ...linkTags([story]), removalTag]
}

function keyOf(uuid: string, locale: LocaleCode): string {
  return `product ${locale} ${uuid}`
}
