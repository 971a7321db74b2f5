import 'server-only'
import { groupsIn, typesOf } from 'component-schemas/search/search-results.ts'
import { previewedNow, readDraft } from '#site/content/client/draft-reading.ts'
import { languageOf, languageParams } from '#site/content/delivery/content-language.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { searchRequest, toList } from '#site/content/listings/stories-request.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { isOfRelease } from './as-released.ts'
import { plannedNow } from './planned-now.ts'

/** Content types that the public search shows. */
const searchable: readonly string[] = groupsIn('public').flatMap(typesOf)

/** Most stories of one response (Storyblok docs, pagination). */
const mostDrafts = 100

/**
 * Stories that visitors may find by a word although the index does not know it yet, as an editor previews them: those that are planned;
 * where the plan is not known or nothing is chosen, those in whose draft the service finds the word (`search_term`, which the vendor
 * documents as a full-text search), the last changed first. Inside of `readingDrafts`.
 */
export async function listSearchCandidates(word: string, locale: LocaleCode): Promise<readonly WireStory[]> {
  const plan = await plannedNow()
  if (plan) {
    const isSearchable = (type: string | undefined) => type === undefined || searchable.includes(type)
    const planned = plan
      .allIn(languageOf(locale))
      .filter(({ source, contentType }) => source !== 'unpublished' && isSearchable(contentType))
    return await listStoriesByUuid(
      planned.map(({ uuid }) => uuid),
      locale,
    )
  }
  const { release, moment } = previewedNow()
  // Of what is planned until a moment nothing is known, and drafts may be meant for later.
  if (release === undefined && moment !== undefined) return []
  const params = { search_term: word, 'filter_query[component][in]': searchable.join(','), sort_by: 'updated_at:desc' }
  const request = searchRequest({ ...languageParams(languageOf(locale)), ...params, page: 1, per_page: mostDrafts })
  const { stories } = toList(await readDraft(request))
  return release === undefined ? stories : stories.filter(isOfRelease)
}
