import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { asReleased } from '../client/as-released.ts'
import { isReadingDrafts, plannedNow, previewedNow, readDraft } from '../client/draft-reading.ts'
import { readResponse, requestUncached } from '../client/read-response.ts'
import { languageOf, languageParams } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { listPlanned } from '../planned/list-planned.ts'
import { withPlannedLinks } from '../planned/planned-links.ts'
import type { PlannedStories } from '../planned/planned-stories.ts'
import { publishedNamed, readPlannedNamed } from '../planned/read-planned-named.ts'
import {
  kindRequest,
  type ListQuery,
  namedRequest,
  readBatches,
  type StoriesRequest,
  type StoryList,
  selectionOf,
  toList,
  usualOrder,
} from './stories-request.ts'

/** Published stories of one kind, in the language of the page; as they will be where an editor previews a release or a moment. */
export async function listStories(listQuery: ListQuery): Promise<StoryList> {
  const plan = await plannedNow()
  if (plan) return await listAsPlanned(plan, listQuery)
  if (previewedNow().release === undefined) return await listPublished(listQuery)
  const drafts = toList(await readDraft(await requestOf(listQuery)))
  const query = { language: languageOf(listQuery.locale), without: listQuery.without ?? [] }
  return await asReleased(drafts, (uuids) => publishedNamed(uuids, query))
}

/** The same without what an editor previews: for what is cached for every visitor. */
export async function listPublished(listQuery: ListQuery): Promise<StoryList> {
  return toList(await readResponse(await requestOf(listQuery)))
}

/**
 * The same without caching, for a caller that stores its own result; the page does not depend on the stories. Instances share the response:
 * each makes its own result of all of them.
 */
export async function listStoriesOnce(listQuery: ListQuery): Promise<StoryList> {
  return toList(await requestUncached({ ...(await requestOf(listQuery)), isShared: true }))
}

async function listAsPlanned(plan: PlannedStories, listQuery: ListQuery): Promise<StoryList> {
  const { contentType, locale, page = 1, perPage = 25, sortBy = usualOrder, publishedSince } = listQuery
  const language = languageOf(locale)
  const selection = await selectionOf(listQuery, plan)
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
  const { stories, total } = list ?? toList(await readResponse(await requestOf(listQuery, plan)))
  return { stories: await withPlannedLinks(stories, { plan, language }), total }
}

async function requestOf(listQuery: ListQuery, plan?: PlannedStories): Promise<StoriesRequest> {
  const { contentType, locale, page = 1, perPage = 25, publishedSince } = listQuery
  return kindRequest(contentType, {
    ...languageParams(languageOf(locale)),
    ...(await selectionOf(listQuery, plan)),
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
  const language = languageOf(locale)
  const query = { language, without }
  if (!isReadingDrafts()) return await publishedNamed(uuids, query)
  const plan = await plannedNow()
  if (plan) return await withPlannedLinks(await readPlannedNamed(plan, uuids, query), { plan, language })
  const stories = await readBatches(uuids, (batch) => namedRequest(batch, query), readDraft)
  if (previewedNow().release === undefined) return stories
  const drafts = { stories, total: stories.length }
  return (await asReleased(drafts, (others) => publishedNamed(others, query))).stories
}
