import 'server-only'
import { namingWords } from 'component-schemas/search/query-words.ts'
import type { SearchQuery } from 'component-schemas/search/search-results.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listStoriesByUuid, publishedNamed } from '#site/content/listings/list-stories.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { PreviewedSearch } from '#site/page-kinds/preview/feature-preview.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { searchCatalogue } from '#site/search/search-catalogue.ts'
import { listSearchCandidates } from '../plan/list-search-candidates.ts'
import { readRecords } from './records-by-story.ts'
import { withPreviewed } from './with-previewed.ts'

/**
 * What visitors will find, as far as the public index and the previewed stories say. Nothing of it is stored, and nothing is written into
 * an index.
 * @throws CatalogueError content-unavailable
 */
export async function readPreviewedResults(
  searchQuery: SearchQuery,
  { siteContext, pageNumber }: Pick<RequestedPage, 'siteContext' | 'pageNumber'>,
): Promise<PreviewedSearch> {
  const { locale } = siteContext
  const [results, candidates] = await Promise.all([
    searchCatalogue({ ...searchQuery, siteContext, pageNumber }),
    candidatesFor(searchQuery.words, siteContext),
  ])
  if (!results.isAvailable) return { results, upcoming: [] }
  const listed = results.entries.map(({ story }) => story)
  const uuids = [...new Set([...listed, ...candidates.map(({ uuid }) => uuid)])]
  const named = new Set(candidates.map(({ uuid }) => uuid))
  const [published, others] = await Promise.all([
    publishedNamed(uuids, { language: languageOf(locale) }),
    listStoriesByUuid(
      uuids.filter((uuid) => !named.has(uuid)),
      locale,
    ),
  ])
  const recordsOf = readRecords(siteContext)
  const before = await recordsOf(published)
  const after = await recordsOf([...candidates, ...others])
  const stories = uuids.map((uuid) => ({ uuid, published: before.get(uuid) ?? [], previewed: after.get(uuid) ?? [] }))
  return withPreviewed(results, stories, { ...searchQuery, siteContext })
}

/** The longest word says most; the others are compared here. */
async function candidatesFor(words: string, { locale }: SiteContext): Promise<readonly WireStory[]> {
  const [longest] = namingWords(words, locale).toSorted((a, b) => b.length - a.length)
  return longest === undefined ? [] : await listSearchCandidates(longest, locale)
}
