import { isObject } from 'component-schemas/parse/is-object.ts'
import { indexName } from 'component-schemas/search/index-names.ts'
import { isCodeText, latinReading, lookAlikeConditions, readingOf } from './codes/look-alikes.ts'
import { type CatalogueQuery, inGroup, shownOfHits } from './list-requests.ts'
import type { SendSearch } from './send-parts.ts'

type Typed = Pick<CatalogueQuery, 'words' | 'family' | 'siteContext'>

/** What was found, and whether a code or a vehicle of it is what was typed. */
type Found = { isEmpty: boolean; isNamed: boolean }

const mostRecords = 20

/**
 * Results of the typed words; where they are empty, or a code was typed that none of them has, results of the code that the text was meant
 * for, with that as `readAs`.
 */
export async function readWords<Results extends object>(
  typed: Typed,
  {
    search,
    find,
    judge,
  }: { search: SendSearch; find: (words: string) => Promise<Results>; judge: (results: Results) => Found },
): Promise<{ results: Results & { readAs?: string }; isEmpty: boolean }> {
  const results = await find(typed.words)
  const { isEmpty, isNamed } = judge(results)
  const isCode = isCodeText(typed.words)
  const latin = isCode && isNamed ? latinReading(typed.words) : undefined
  if (latin !== undefined) return { results: { ...results, readAs: latin }, isEmpty }
  if (isNamed || (!isEmpty && !isCode)) return { results, isEmpty }
  const readAs = await readingFor(typed, search)
  if (readAs === undefined) return { results, isEmpty }
  const read = await find(readAs)
  return judge(read).isEmpty ? { results, isEmpty } : { results: { ...read, readAs }, isEmpty: false }
}

async function readingFor({ words, family, siteContext }: Typed, search: SendSearch): Promise<string | undefined> {
  const conditions = lookAlikeConditions(words)
  if (conditions.length === 0) return readingOf(words, [])
  const request = {
    ...shownOfHits,
    attributesToRetrieve: [...shownOfHits.attributesToRetrieve, 'series'],
    indexName: indexName(family, siteContext.locale),
    query: '',
    hitsPerPage: mostRecords,
    facetFilters: [[...inGroup('products'), ...inGroup('trade-products')], conditions],
  }
  const [result] = (await search([request])).results
  const hits = isObject(result) && Array.isArray(result['hits']) ? result['hits'] : []
  return readingOf(words, hits.filter(isObject))
}
