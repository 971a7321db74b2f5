import { indexName } from 'component-schemas/search/index-names.ts'
import { namingWords } from 'component-schemas/search/query-words.ts'
import type { CatalogueQuery, LoosenedQuery, SearchRequest } from './list-requests.ts'
import type { SendSearch } from './send-parts.ts'

/** A word that is in more of all entries than this part does not distinguish them. */
const mostCommon = 0.2

/**
 * Requires the word that distinguishes most, which is in the fewest entries. Unknown words are left out; what remains then
 * has to distinguish by itself: `tarifa de llaves` is no search for everything about keys.
 * @returns undefined when nothing is left that distinguishes
 */
export async function loosenedQuery(
  { words, family, siteContext }: Pick<CatalogueQuery, 'words' | 'family' | 'siteContext'>,
  search: SendSearch,
): Promise<LoosenedQuery | undefined> {
  const naming = namingWords(words, siteContext.locale)
  if (naming.length < 2) return undefined
  const shared = { indexName: indexName(family, siteContext.locale), hitsPerPage: 0 }
  const [all = 0, ...counts] = await countsOf(
    [
      shared,
      ...naming.map((query) => ({
        ...shared,
        query,
        queryType: 'prefixNone' as const,
        removeWordsIfNoResults: 'none' as const,
      })),
    ],
    search,
  )
  const known = naming.filter((_, index) => (counts[index] ?? 0) > 0)
  const fewest = Math.min(...counts.filter((count) => count > 0))
  const isUnknown = known.length < naming.length
  if (known.length === 0 || (isUnknown && fewest > all * mostCommon)) return undefined
  const required = naming[counts.indexOf(fewest)]
  return { query: known.join(' '), optionalWords: known.filter((word) => word !== required) }
}

async function countsOf(requests: SearchRequest[], search: SendSearch): Promise<number[]> {
  const { results } = await search(requests)
  if (results.length !== requests.length) throw new Error('the service left out responses')
  return (results as { nbHits?: number }[]).map(({ nbHits = 0 }) => nbHits)
}
