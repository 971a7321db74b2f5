import type { SearchParamsObject } from 'algoliasearch/lite'
import {
  type FoundAnswer,
  type FoundGroup,
  type FoundQuestion,
  groupsIn,
  typesOf,
} from 'component-schemas/search/found-answer.ts'
import { type IndexFamily, indexName, orderSuffixes } from 'component-schemas/search/index-names.ts'
import { typedQuery } from 'component-schemas/search/query-params.ts'
import type { Place } from '#site/routing/path-for.ts'
import { marks } from './marked-parts.ts'
import { toFoundEntry } from './to-found-entry.ts'

export type SearchRequest = SearchParamsObject & { indexName: string }

/** Asks the service several questions at once. Filters stand in the key of whoever asks. */
export type AskSearch = (requests: SearchRequest[]) => Promise<{ results: unknown[] }>

export type CatalogueQuestion = FoundQuestion & {
  family: IndexFamily
  place: Place
  /** Counted from 1; a page shows the pages before it too. */
  pageNumber: number
}

type Found = Extract<FoundAnswer, { isAvailable: true }>
type Strictness = 'none' | 'allOptional'

/** Entries a page of the list has, and the most of them in one list: nobody reads on. */
const pageSize = 24
const mostEntries = 240

/** Shown of a hit; the rest stays where it is. */
const shown = ['entityId', 'name', 'code', 'heading', 'summary', 'image', 'type', 'address', 'path']

/**
 * First what has every word; when there is none, what has some of them.
 * @throws whatever `ask` throws, and Error when answers are missing
 */
export async function findInCatalogue(question: CatalogueQuestion, ask: AskSearch): Promise<Found> {
  const exact = await findOnce(question, ask, 'none')
  const isNothing = Object.values(exact.counts).every((count) => count === 0)
  return isNothing && /\s/.test(question.words) ? await findOnce(question, ask, 'allOptional') : exact
}

async function findOnce(question: CatalogueQuestion, ask: AskSearch, words: Strictness): Promise<Found> {
  const { pageNumber, place, family } = question
  const size = Math.min(pageNumber * pageSize, mostEntries)
  const groups = groupsIn(family)
  const { results } = await ask(requestsOf(question, words, size))
  const [list, ...others] = results as { hits: unknown[]; nbHits: number }[]
  if (!list || others.length !== groups.length) throw new Error('the service left out answers')
  return {
    isAvailable: true,
    entries: list.hits.flatMap((hit) => toFoundEntry(hit, place) ?? []),
    total: list.nbHits,
    counts: Object.fromEntries(groups.map((name, index) => [name, others[index]?.nbHits ?? 0])),
    isLoose: words === 'allOptional',
    hasMore: list.nbHits > size && size < mostEntries,
  }
}

/** The list, and how much every group has: groups are counted after the parts of a page are one entry. */
function requestsOf(question: CatalogueQuestion, strictness: Strictness, size: number): SearchRequest[] {
  const { words, group, order, place, family } = question
  const shared = { ...typedQuery(words), removeWordsIfNoResults: strictness }
  const index = indexName(family, place.locale)
  const list = {
    ...shared,
    ...shownOfHits,
    indexName: family === 'public' ? `${index}${orderSuffixes[order]}` : index,
    hitsPerPage: size,
    ...(group && { facetFilters: [inGroup(group)] }),
  }
  const counted = groupsIn(family).map((name) => ({
    ...shared,
    indexName: index,
    hitsPerPage: 0,
    facetFilters: [inGroup(name)],
  }))
  return [list, ...counted]
}

/** What of hits is asked for, and how it is marked. */
export const shownOfHits = {
  attributesToRetrieve: shown,
  highlightPreTag: marks.before,
  highlightPostTag: marks.after,
}

/** A condition that any kind of story in the group meets. */
export function inGroup(group: FoundGroup): string[] {
  return typesOf(group).map((type) => `type:${type}`)
}
