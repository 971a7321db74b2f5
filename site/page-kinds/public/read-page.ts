import { cache } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { getPageFrame, type PageFrame } from '#site/content/stories/get-page-frame.ts'
import type { FormReturn } from '#site/forms/form-model.ts'
import { pageForms, returnedForm } from '#site/forms/http/page-forms.ts'
import { getPage, type PageContent } from '#site/page-kinds/load-page.ts'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import { locales } from '#site/routing/locales.ts'
import { type Match, matchRest } from '#site/routing/match-path.ts'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import { type PageQuery, parsePageQuery } from '#site/routing/query/page-query.ts'
import { recommendedFor } from './recommended-for.ts'
import { searchResultsFor } from './search-results-for.ts'
import { type PlaceParams, placeOf } from './site-context-of.ts'

export type ReadPage = PageFrame & Surroundings & { page: PageContent; match: Match }

export type PlaceRequest<Params> = {
  params: Promise<PlaceParams & Params>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export type PageRequest = PlaceRequest<{ path?: string[] }>

/**
 * Everything a public page draws, read once for its head and its body; undefined when there is no such page.
 * @throws CatalogueError content-unavailable
 */
export async function readPage({ params, searchParams }: PageRequest): Promise<ReadPage | undefined> {
  const { market, locale, path = [] } = await params
  const asked = await searchParams
  const query = parsePageQuery(asked)
  return await readOnce(
    market,
    locale,
    JSON.stringify([path, asked['page'] ?? '1', query, returnedFormOf(asked['form'])]),
  )
}

/** Arguments are strings because React compares them by value only then. */
const readOnce = cache(async (market: string, locale: string, rest: string): Promise<ReadPage | undefined> => {
  const place = placeOf({ market, locale })
  const [segments, wanted, query, form] = JSON.parse(rest) as [string[], unknown, PageQuery, string]
  const pageNumber = pageNumberOf(wanted)
  const match = matchRest(place.locale, `/${segments.map(decodeURIComponent).join('/')}`)
  if (!match || pageNumber === undefined) return undefined
  const question = { match, place, pageNumber, query }
  const [page, frame, found, recommended, returned] = await Promise.all([
    getPage(question),
    getPageFrame(match, place),
    searchResultsFor(question),
    recommendedFor(question),
    returnedForm(form),
  ])
  if (!page || !frame) return undefined
  return {
    ...frame,
    page,
    place,
    match,
    pageNumber,
    query,
    found,
    recommended,
    path: pathFor(match.route, match.params, place),
    hasParent: match.route.parent !== undefined,
    context: visitorContext(place, {
      path: pathFor(match.route, match.params, place),
      returned,
    }),
  }
})

type Shown = { path: string; returned: FormReturn | undefined }

/** What blocks are drawn with for a visitor. */
export function visitorContext({ locale }: Place, { path, returned }: Shown): BlockContext {
  return {
    locale: locales[locale].iso,
    isEditor: false,
    forms: pageForms(returned),
    onBlockError: ({ component, _uid }, error) => {
      const reason = error instanceof Error ? error.message : String(error)
      process.stderr.write(`The block ${component} (${_uid}) of ${path} could not be drawn: ${reason}\n`)
    },
  }
}

/** A whole number from 1 to 9999; anything else is no page. */
export function pageNumberOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined
}

/** The name that `form-returns.ts` gave; empty for anything else. */
function returnedFormOf(value: unknown): string {
  return typeof value === 'string' && /^[\w-]{22}$/.test(value) ? value : ''
}
