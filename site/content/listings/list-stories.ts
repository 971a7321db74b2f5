import 'server-only'
import type { z } from 'zod'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { foldersOf, isCountryFolder, sharedFolder } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { smallPage } from '#site/server/upstream/content-limits.ts'
import { findCountryBook } from '../addresses/address-book.ts'
import { anyStoryTag, folderTag, kindTag, listingTag, removalTag, storyTags } from '../changes/cache-tags.ts'
import { asReleased } from '../client/as-released.ts'
import { isReadingDrafts, previewedNow, readDraft } from '../client/draft-reading.ts'
import { readResponse, requestUncached } from '../client/read-response.ts'
import type { ContentRequest } from '../client/request-service.ts'
import { languageOf, languageParams } from '../delivery/content-language.ts'
import { storiesResponse, type WireStory } from '../delivery/wire-story.ts'
import { libraryParams, withLibraryTexts } from '../stories/library-texts.ts'
import { linkTags } from '../stories/link-tags.ts'

/** Links and relations are requested in batches of up to 50 (Storyblok docs, limits), of those with the highest rate limit. */
const batchSize = smallPage

export type StoryList = { stories: readonly WireStory[]; total: number }

export type ListQuery = {
  contentType: string
  locale: LocaleCode
  /** The market whose own stories are listed with the shared ones; absent: the shared ones alone. */
  market?: Market | undefined
  /** Path of a folder below that of the market; absent: all of it. */
  folder?: string | undefined
  /** A folder beside those of the markets, for kinds whose stories need no page. */
  beside?: string
  page?: number
  /** 1 to 100. */
  perPage?: number
  /** For example `position:asc` or `content.order:asc:int`. */
  sortBy?: string
  /** Vendor filters, for example `{ categories: { any_in_array: uuid } }`. */
  filter?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Content fields the caller does not need. */
  without?: readonly string[]
  /** Only stories published at this moment (ISO 8601) or later. */
  publishedSince?: string
}

/** Published stories of one kind, in the language of the page; as they will be where an editor previews a release. */
export async function listStories(listQuery: ListQuery): Promise<StoryList> {
  if (previewedNow().release === undefined) return await listPublished(listQuery)
  const drafts = toList(await readDraft(await kindRequest(listQuery)))
  const { locale, without } = listQuery
  return await asReleased(drafts, (uuids) => listPublishedNamed(uuids, { locale, without }))
}

/** The same without the release that an editor previews: for what is cached for every visitor. */
export async function listPublished(listQuery: ListQuery): Promise<StoryList> {
  return toList(await readResponse(await kindRequest(listQuery)))
}

/**
 * The same without caching, for a caller that stores its own result; the page does not depend on the stories. Instances share the response:
 * each makes its own result of all of them.
 */
export async function listStoriesOnce(listQuery: ListQuery): Promise<StoryList> {
  return toList(await requestUncached({ ...(await kindRequest(listQuery)), isShared: true }))
}

/** A story of another kind changes nothing in the response. */
async function kindRequest(listQuery: ListQuery): Promise<ContentRequest<StoriesResponse>> {
  const lists = [listingTag, kindTag(listQuery.contentType)]
  return requestFor(await paramsOf(listQuery), () => lists)
}

async function paramsOf(listQuery: ListQuery): Promise<Record<string, string | number>> {
  const { contentType, locale, page = 1, perPage = 25, publishedSince } = listQuery
  const { sortBy = 'position:desc', filter = {}, without = [] } = listQuery
  return {
    ...languageParams(languageOf(locale)),
    content_type: contentType,
    ...(await foldersParam(listQuery)),
    page,
    per_page: perPage,
    sort_by: sortBy,
    ...(publishedSince === undefined ? {} : { published_at_gte: publishedSince }),
    ...filterParams(filter),
    ...withoutParam(without),
  }
}

type NamedQuery = Pick<ListQuery, 'locale' | 'without'>

/**
 * The published stories among these, in the order of the uuids; unpublished and unknown ones are left out. While drafts are read they
 * are drafts; with a release that an editor previews they are what visitors will see.
 * @param without content fields that the caller does not need
 */
export async function listStoriesByUuid(
  uuids: readonly string[],
  locale: LocaleCode,
  without: readonly string[] = [],
): Promise<readonly WireStory[]> {
  const query = { locale, without }
  if (!isReadingDrafts()) return await listPublishedNamed(uuids, query)
  const stories = await readNamed(uuids, query, readDraft)
  if (previewedNow().release === undefined) return stories
  const released = await asReleased({ stories, total: stories.length }, (others) => listPublishedNamed(others, query))
  return released.stories
}

async function listPublishedNamed(uuids: readonly string[], query: NamedQuery): Promise<readonly WireStory[]> {
  return await readNamed(uuids, query, readResponse)
}

type ReadStories = (request: ContentRequest<StoriesResponse>) => Promise<Parameters<typeof toList>[0]>

async function readNamed(
  uuids: readonly string[],
  { locale, without = [] }: NamedQuery,
  read: ReadStories,
): Promise<readonly WireStory[]> {
  const wanted = [...new Set(uuids)]
  const batches = Array.from({ length: Math.ceil(wanted.length / batchSize) }, (_, index) =>
    wanted.slice(index * batchSize, (index + 1) * batchSize),
  )
  const params = { ...languageParams(languageOf(locale)), ...withoutParam(without) }
  const lists = await Promise.all(batches.map(async (batch) => toList(await read(namedRequest(batch, params)))))
  return lists.flatMap(({ stories }) => stories)
}

/**
 * While all of the named stories are there, no other that is published changes what they are; a folder that is moved takes their
 * addresses along.
 */
function namedRequest(
  uuids: readonly string[],
  params: Record<string, string | number>,
): ContentRequest<StoriesResponse> {
  return requestFor({ ...params, by_uuids_ordered: uuids.join(','), per_page: batchSize, page: 1 }, ({ stories }) => [
    stories.length < uuids.length ? anyStoryTag : removalTag,
  ])
}

type StoriesResponse = z.output<typeof storiesResponse>

function toList(response: { body: StoriesResponse; total: number } | undefined): StoryList {
  return { stories: response?.body.stories ?? [], total: response?.total ?? 0 }
}

function requestFor(
  params: Record<string, string | number>,
  listTagsOf: ContentRequest<StoriesResponse>['tagsOf'],
): ContentRequest<StoriesResponse> {
  return {
    path: 'cdn/stories',
    params: { version: 'published', resolve_links: 'story', ...libraryParams, ...params },
    parse: (body) => storiesResponse.parse(withLibraryTexts(body, String(params['language'] ?? 'default'))),
    storiesOf: ({ stories, links }) => [...stories, ...(links ?? [])],
    tagsOf: (response) => [...listTagsOf(response), ...storyTags(response.stories), ...linkTags(response.stories)],
  }
}

/** Longest list of addresses in one request. */
const mostReplaced = 50

/** The folders to list, and the shared stories that the market's own take the place of. */
async function foldersParam({ market, folder, beside }: ListQuery): Promise<Record<string, string>> {
  const below = folder === undefined ? '' : `${folder}/`
  const own = market && foldersOf(market).find(isCountryFolder)
  const others = beside === undefined ? '' : `,${beside}/*`
  if (own === undefined) {
    return others ? { by_slugs: `${sharedFolder}/${below}*${others}` } : { starts_with: `${sharedFolder}/${below}` }
  }
  // What a country publishes may take the place of a story of another kind.
  dependOn([folderTag(own)])
  const replaced = ((await findCountryBook(own))?.all ?? [])
    .map((story) => addressOf(story))
    .filter((address) => address.startsWith(`${own}/${below}`))
    .slice(0, mostReplaced)
    .map((address) => `${sharedFolder}${address.slice(own.length)}`)
  return {
    by_slugs: `${own}/${below}*,${sharedFolder}/${below}*${others}`,
    ...(replaced.length > 0 ? { excluding_slugs: replaced.join(',') } : {}),
  }
}

function withoutParam(fields: readonly string[]): Record<string, string> {
  return fields.length > 0 ? { excluding_fields: fields.join(',') } : {}
}

function filterParams(filter: NonNullable<ListQuery['filter']>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([field, tests]) =>
      Object.entries(tests).map(([operator, value]) => [`filter_query[${field}][${operator}]`, value]),
    ),
  )
}
