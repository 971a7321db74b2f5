import { compactCode } from 'component-schemas/search/code-forms.ts'
import { indexName } from 'component-schemas/search/index-names.ts'
import { namingWords } from 'component-schemas/search/query-words.ts'
import type { SearchHit } from 'component-schemas/search/search-results.ts'
import { type CatalogueQuery, inGroup, type SearchRequest, shownOfHits } from './list-requests.ts'
import type { SendSearch } from './send-parts.ts'
import { hitsOf } from './send-parts.ts'
import { toSearchHit } from './to-search-result.ts'

/** What may have been meant, when nothing was found. */
export type NearestResults = {
  /** The words as the catalogue spells them; absent when none come near. */
  spelling?: string
  /** Part numbers that begin as the typed one does, the longest beginning first. */
  nearest: readonly SearchHit[]
}

/** Beginnings of a number that are tried, and the shortest that says anything. */
const mostBeginnings = 6
const shortestBeginning = 3
const mostNearest = 3

/**
 * One call for what was typed with more mistakes forgiven, and for ever shorter beginnings of it where it is a number. Both
 * work alike on the hosted service.
 */
export async function nearestResults(catalogueQuery: CatalogueQuery, search: SendSearch): Promise<NearestResults> {
  const { words, family, siteContext } = catalogueQuery
  const shared = { ...shownOfHits, indexName: indexName(family, siteContext.locale) }
  const spelled: SearchRequest = {
    ...shared,
    query: namingWords(words, siteContext.locale).join(' '),
    hitsPerPage: 1,
    queryType: 'prefixNone',
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 4,
    removeWordsIfNoResults: 'none',
  }
  const beginnings = beginningsOf(words).map((query) => ({
    ...shared,
    query,
    hitsPerPage: mostNearest,
    restrictSearchableAttributes: ['codes'],
    facetFilters: [[...inGroup('products'), ...inGroup('trade-products')]],
  }))
  const { results } = await search([spelled, ...beginnings])
  const [first = [], ...others] = results.map(hitsOf)
  const [hits = []] = others.filter((found) => found.length > 0)
  const spelling = spellingIn(toSearchHit(first[0], siteContext, words), words)
  return {
    ...(spelling !== undefined && { spelling }),
    nearest: hits.flatMap((hit) => toSearchHit(hit, siteContext, words) ?? []),
  }
}

/** `nor1rx` gives `nor1r`, `nor1`, `nor`. Words without a number have none. */
function beginningsOf(words: string): string[] {
  const code = compactCode(words)
  if (!/\d/.test(code) || code.length > 30) return []
  const lengths = Array.from({ length: mostBeginnings }, (_, index) => code.length - 1 - index)
  return lengths.filter((length) => length >= shortestBeginning).map((length) => code.slice(0, length))
}

/** The marked part of the best result, in its order, when it differs from the typed text. */
function spellingIn(entry: SearchHit | undefined, typed: string): string | undefined {
  const marked = [...(entry?.code ?? []), ...(entry?.name ?? []), ...(entry?.heading ?? [])]
  const words = [...new Set(marked.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase()))].join(' ')
  return words === '' || words === typed.toLowerCase() ? undefined : words
}
