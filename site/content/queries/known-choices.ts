import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { pageSizes } from '../listings/listing.ts'

export type RequestedList = { match: Match; wire: WireStory; siteContext: SiteContext }

/** The choices of an address that a list knows, and how many pages they leave. */
type KnownChoices = { query: PageQuery; pages: number }

export type ReadChoices = (
  query: PageQuery,
  requested: RequestedList,
) => Promise<KnownChoices | undefined> | KnownChoices | undefined

/** Words that a visitor typed stay as they are. */
export function typedIn(query: PageQuery, name: string): PageQuery {
  const [words] = query[name] ?? []
  return words === undefined ? {} : { [name]: [words] }
}

export function chosenIn(filters: readonly ListFilter[]): PageQuery {
  return Object.fromEntries(
    filters.flatMap(({ name, options }) => {
      const chosen = options.filter(({ isChosen }) => isChosen).map(({ value }) => value)
      return chosen.length > 0 ? [[name, chosen.toSorted()]] : []
    }),
  )
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSizes.others))
}
