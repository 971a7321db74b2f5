import 'server-only'
import { requestUncached } from '#site/content/client/read-response.ts'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import { type StoriesRequest, type StoryList, toList } from '#site/content/listings/stories-request.ts'
import type { PlannedStories } from './planned-stories.ts'
import { readChanged } from './read-changed.ts'
import { mergeSorted, storyOrder } from './story-order.ts'

/** A list of the service, as it will be. */
export type PlannedList = {
  contentType: string
  /** The vendor's code. */
  language: string
  page: number
  perPage: number
  sortBy: string
  /** Only stories that are published at this moment (ISO 8601) or later. */
  since?: string | undefined
  /** The same list with further parameters, in a language. */
  requestOf: (params: DeliveryParams, language: string) => StoriesRequest
}

/** Numbers in one address, which servers limit to 8 KiB (a number of the vendor has up to 15 digits). */
const mostExcluded = 400

/** Most stories of one response (Storyblok docs, pagination). */
const mostStories = 100

/**
 * One page of a list with everything that is planned: the published list without the stories that change, and those of them that the
 * list will have, in its order. Members, total and pages are exact, because the service selects both parts.
 * @returns undefined where nothing that is planned can change the list, or more stories than an address can name
 */
export async function listPlanned(plan: PlannedStories, list: PlannedList): Promise<StoryList | undefined> {
  const { contentType, language, page, perPage, sortBy, since, requestOf } = list
  const concerned = plan.allIn(language).filter((one) => (one.contentType ?? contentType) === contentType)
  if (concerned.length === 0 || concerned.length > mostExcluded) return undefined
  const compare = storyOrder(sortBy)
  const read = await readChanged(concerned, language, (uuids, inLanguage) =>
    requestOf({ by_uuids: uuids.join(','), per_page: uuids.length, page: 1 }, inLanguage),
  )
  const added = read.filter((story) => since === undefined || (story.published_at ?? '') >= since).toSorted(compare)
  const others = await readOthers(
    list,
    concerned.map(({ storyId }) => storyId),
    added.length,
  )
  const skipped = (page - 1) * perPage - others.offset
  const merged = mergeSorted(others.stories, added, compare)
  return { stories: merged.slice(skipped, skipped + perPage), total: others.total + added.length }
}

/** The unchanged stories of the page, and as many before it as there may be changed ones before it. */
async function readOthers(list: PlannedList, excluded: readonly number[], added: number) {
  const { language, page, perPage, since, requestOf } = list
  const size = Math.min(mostStories, Math.max(perPage, added))
  const first = Math.floor(Math.max(0, (page - 1) * perPage - added) / size)
  const last = Math.floor((page * perPage - 1) / size)
  const pages = await Promise.all(
    Array.from({ length: last - first + 1 }, async (_, index) => {
      const params = {
        excluding_ids: excluded.join(','),
        per_page: size,
        page: first + index + 1,
        ...(since === undefined ? {} : { published_at_gte: since }),
      }
      return toList(await requestUncached(requestOf(params, language)))
    }),
  )
  const total = Math.max(...pages.map((one) => one.total))
  return { stories: pages.flatMap(({ stories }) => stories), total, offset: first * size }
}
