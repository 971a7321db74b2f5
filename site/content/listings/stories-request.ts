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
import type { ContentRequest } from '../client/request-service.ts'
import { languageOf, languageParams } from '../delivery/content-language.ts'
import type { DeliveryParams } from '../delivery/delivery-client.ts'
import { inBatches } from '../delivery/in-batches.ts'
import { storiesResponse, type WireStory } from '../delivery/wire-story.ts'
import { libraryParams, withLibraryTexts } from '../stories/library-texts.ts'
import { linkTags } from '../stories/link-tags.ts'

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

export type StoriesResponse = z.output<typeof storiesResponse>
export type StoriesRequest = ContentRequest<StoriesResponse>

/** The order of a list that names none: that of the editor's content list. */
export const usualOrder = 'position:desc'

/**
 * What a list selects and how it is ordered; language and page are parameters of their own.
 * @param addressesOf the addresses that a country has of its own; absent: those that are published
 */
export async function selectionOf(listQuery: ListQuery, addressesOf = publishedIn): Promise<DeliveryParams> {
  const { contentType, sortBy = usualOrder, filter = {}, without = [] } = listQuery
  return {
    content_type: contentType,
    ...(await foldersParam(listQuery, addressesOf)),
    sort_by: sortBy,
    ...filterParams(filter),
    ...withoutParam(without),
  }
}

/** A request for stories of a kind. A story of another kind changes nothing in the response. */
export function kindRequest(contentType: string, params: DeliveryParams): StoriesRequest {
  const lists = [listingTag, kindTag(contentType)]
  return requestFor(params, () => lists)
}

/** A request for stories of any kind, of which only drafts are read: any change of a published story concerns it. */
export function searchRequest(params: DeliveryParams): StoriesRequest {
  return requestFor(params, () => [anyStoryTag])
}

export type NamedQuery = {
  /** The vendor's code. */
  language: string
  without?: readonly string[]
}

/**
 * A request for stories by their uuids, at most `smallPage` of them. While all of the named stories are there, no other that is published
 * changes what they are; a folder that is moved takes their addresses along.
 */
export function namedRequest(uuids: readonly string[], { language, without = [] }: NamedQuery): StoriesRequest {
  const params = { ...languageParams(language), ...withoutParam(without) }
  const named = { by_uuids_ordered: uuids.join(','), per_page: smallPage, page: 1 }
  return requestFor({ ...params, ...named }, ({ stories }) => [
    stories.length < uuids.length ? anyStoryTag : removalTag,
  ])
}

type ReadStories = (request: StoriesRequest) => Promise<{ body: StoriesResponse; total: number } | undefined>

/** Stories by their uuids, in batches of those with the highest rate limit (Storyblok docs, limits: up to 50 links or relations). */
export async function readBatches(
  uuids: readonly string[],
  requestOf: (batch: readonly string[]) => StoriesRequest,
  read: ReadStories,
): Promise<WireStory[]> {
  const batches = inBatches([...new Set(uuids)], smallPage)
  const lists = await Promise.all(batches.map(async (batch) => toList(await read(requestOf(batch)))))
  return lists.flatMap(({ stories }) => stories)
}

export function toList(response: { body: StoriesResponse; total: number } | undefined): StoryList {
  return { stories: response?.body.stories ?? [], total: response?.total ?? 0 }
}

function requestFor(params: DeliveryParams, listTagsOf: StoriesRequest['tagsOf']): StoriesRequest {
  return {
    path: 'cdn/stories',
    params: { version: 'published', resolve_links: 'story', ...libraryParams, ...params },
    parse: (body) => storiesResponse.parse(withLibraryTexts(body, String(params['language'] ?? 'default'))),
    storiesOf: ({ stories, links }) => [...stories, ...(links ?? [])],
    tagsOf: (response) => [...listTagsOf(response), ...storyTags(response.stories), ...linkTags(response.stories)],
  }
}

/** The addresses of the stories that a country has of its own, for readers of a language. */
export type AddressesOf = (country: string, language: string) => Promise<readonly string[]>

const publishedIn: AddressesOf = async (country) =>
  ((await findCountryBook(country))?.all ?? []).map((story) => addressOf(story))

/** Longest list of addresses in one request. */
const mostReplaced = 50

/** The folders to list, and the shared stories that the market's own take the place of. */
async function foldersParam(
  { market, folder, beside, locale }: ListQuery,
  addressesOf: AddressesOf,
): Promise<Record<string, string>> {
  const below = folder === undefined ? '' : `${folder}/`
  const own = market && foldersOf(market).find(isCountryFolder)
  const others = beside === undefined ? '' : `,${beside}/*`
  if (own === undefined) {
    return others ? { by_slugs: `${sharedFolder}/${below}*${others}` } : { starts_with: `${sharedFolder}/${below}` }
  }
  // A story that a country publishes may take the place of a story of another kind.
  dependOn([folderTag(own)])
  const replaced = (await addressesOf(own, languageOf(locale)))
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
