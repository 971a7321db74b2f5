import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { isReadingDrafts, previewReader, readDraft } from '../client/draft-reading.ts'
import { readResponse, requestUncached } from '../client/read-response.ts'
import { languageOf, languageParams } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import {
  type AddressesOf,
  kindRequest,
  type ListQuery,
  type NamedQuery,
  namedRequest,
  readBatches,
  type StoriesRequest,
  type StoryList,
  selectionOf,
  toList,
} from './stories-request.ts'

/** Published stories of one kind, in the language of the page; as they will be where an editor previews a release or a moment. */
export async function listStories(listQuery: ListQuery): Promise<StoryList> {
  const reader = await previewReader()
  return reader ? await reader.list(listQuery) : await listPublished(listQuery)
}

/** The same without what an editor previews: for what is cached for every visitor. */
export async function listPublished(listQuery: ListQuery): Promise<StoryList> {
  return toList(await readResponse(await listRequest(listQuery)))
}

/**
 * The same without caching, for a caller that stores its own result; the page does not depend on the stories. Instances share the response:
 * each makes its own result of all of them.
 */
export async function listStoriesOnce(listQuery: ListQuery): Promise<StoryList> {
  return toList(await requestUncached({ ...(await listRequest(listQuery)), isShared: true }))
}

/**
 * The request for a list.
 * @param addressesOf the addresses that a country has of its own; absent: those that are published
 */
export async function listRequest(listQuery: ListQuery, addressesOf?: AddressesOf): Promise<StoriesRequest> {
  const { contentType, locale, page = 1, perPage = 25, publishedSince } = listQuery
  return kindRequest(contentType, {
    ...languageParams(languageOf(locale)),
    ...(await selectionOf(listQuery, addressesOf)),
    page,
    per_page: perPage,
    ...(publishedSince === undefined ? {} : { published_at_gte: publishedSince }),
  })
}

/**
 * The published stories among these, in the order of the uuids; unpublished and unknown ones are left out. While drafts are read they
 * are drafts; with a release or a moment that an editor previews they are what visitors will see.
 * @param without content fields that the caller does not need
 */
export async function listStoriesByUuid(
  uuids: readonly string[],
  locale: LocaleCode,
  without: readonly string[] = [],
): Promise<readonly WireStory[]> {
  const query = { language: languageOf(locale), without }
  if (!isReadingDrafts()) return await publishedNamed(uuids, query)
  const reader = await previewReader()
  return await (reader
    ? reader.named(uuids, query)
    : readBatches(uuids, (batch) => namedRequest(batch, query), readDraft))
}

/** The published stories among these, in the order of the uuids. */
export async function publishedNamed(uuids: readonly string[], query: NamedQuery): Promise<WireStory[]> {
  return await readBatches(uuids, (batch) => namedRequest(batch, query), readResponse)
}
