import 'server-only'
import { findCountryBook } from '#site/content/addresses/address-book.ts'
import { previewedNow, readDraft } from '#site/content/client/draft-reading.ts'
import { readResponse } from '#site/content/client/read-response.ts'
import { languageOf, languageParams } from '#site/content/delivery/content-language.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listPublished, listRequest, publishedNamed } from '#site/content/listings/list-stories.ts'
import {
  type AddressesOf,
  kindRequest,
  type ListQuery,
  type NamedQuery,
  namedRequest,
  readBatches,
  type StoryList,
  selectionOf,
  toList,
  usualOrder,
} from '#site/content/listings/stories-request.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { asReleased } from './as-released.ts'
import { listPlanned } from './list-planned.ts'
import { withPlannedLinks } from './planned-links.ts'
import { plannedNow } from './planned-now.ts'
import type { PlannedStories } from './planned-stories.ts'
import { readPlannedNamed } from './read-planned-named.ts'

/** Stories of one kind, as visitors will list them. */
export async function listAsPlanned(listQuery: ListQuery): Promise<StoryList> {
  const plan = await plannedNow()
  if (plan) return await listOf(plan, listQuery)
  if (previewedNow().release === undefined) return await listPublished(listQuery)
  const drafts = toList(await readDraft(await listRequest(listQuery)))
  const query = { language: languageOf(listQuery.locale), without: listQuery.without ?? [] }
  return await asReleased(drafts, (uuids) => publishedNamed(uuids, query))
}

async function listOf(plan: PlannedStories, listQuery: ListQuery): Promise<StoryList> {
  const { contentType, locale, page = 1, perPage = 25, sortBy = usualOrder, publishedSince } = listQuery
  const language = languageOf(locale)
  const addressesOf = addressesIn(plan)
  const selection = await selectionOf(listQuery, addressesOf)
  const list = await listPlanned(plan, {
    contentType,
    language,
    page,
    perPage,
    sortBy,
    since: publishedSince,
    requestOf: (params, inLanguage) =>
      kindRequest(contentType, { ...selection, ...params, ...languageParams(inLanguage) }),
  })
  const { stories, total } = list ?? toList(await readResponse(await listRequest(listQuery, addressesOf)))
  return { stories: await withPlannedLinks(stories, { plan, language }), total }
}

/** The addresses that a country will have. */
function addressesIn(plan: PlannedStories): AddressesOf {
  return async (country, language) => {
    const published = (await findCountryBook(country))?.all ?? []
    const staying = published.filter(({ id }) => !plan.isGone(id, language))
    const planned = plan.allIn(language).filter(({ source }) => source !== 'unpublished')
    return [...staying.map((story) => addressOf(story)), ...planned.map(({ address }) => address)]
  }
}

/** Those among these stories that visitors will see, in the order of the uuids; with a moment whose plan is not known their drafts. */
export async function listNamed(uuids: readonly string[], query: NamedQuery): Promise<readonly WireStory[]> {
  const plan = await plannedNow()
  const { language } = query
  if (plan) return await withPlannedLinks(await readPlannedNamed(plan, uuids, query), { plan, language })
  const stories = await readBatches(uuids, (batch) => namedRequest(batch, query), readDraft)
  if (previewedNow().release === undefined) return stories
  const drafts = { stories, total: stories.length }
  return (await asReleased(drafts, (others) => publishedNamed(others, query))).stories
}
