import { cache } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { getPageFrame, type PageFrame } from '#site/content/stories/get-page-frame.ts'
import type { FormReturn } from '#site/forms/form-model.ts'
import { pageForms, returnedForm } from '#site/forms/http/page-forms.ts'
import { getPage } from '#site/page-kinds/load-page.ts'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import type { PageContent } from '#site/page-kinds/registry.ts'
import { locales } from '#site/routing/locales.ts'
import { type Match, matchRest } from '#site/routing/match-path.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { returnedFormOf } from '#site/routing/query/one-time-parameters.ts'
import { type PageQuery, parsePageQuery } from '#site/routing/query/page-query.ts'
import { type SiteContextParams, siteContextOf } from './site-context-of.ts'

export type ReadPage = PageFrame & Surroundings & { page: PageContent; match: Match }

export type RouteRequest<Params> = {
  params: Promise<SiteContextParams & Params>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export type PageRequest = RouteRequest<{ path?: string[] }>

/**
 * The data of a public page, read once for its head and its body; undefined when there is no such page.
 * @throws CatalogueError content-unavailable
 */
export async function readPage({ params, searchParams }: PageRequest): Promise<ReadPage | undefined> {
  const { market, locale, path = [] } = await params
  const requested = await searchParams
  const query = parsePageQuery(requested)
  return await readOnce(
    market,
    locale,
    JSON.stringify([path, requested['page'] ?? '1', query, returnedFormOf(requested['form'])]),
  )
}

/** Arguments are strings because React compares them by value only then. */
const readOnce = cache(async (market: string, locale: string, rest: string): Promise<ReadPage | undefined> => {
  const siteContext = siteContextOf({ market, locale })
  const [segments, wanted, query, form]: [string[], unknown, PageQuery, string] = JSON.parse(rest)
  const pageNumber = pageNumberOf(wanted)
  const match = matchRest(siteContext.locale, `/${segments.map(decodeURIComponent).join('/')}`)
  if (!match || pageNumber === undefined) return undefined
  const [page, frame, returned] = await Promise.all([
    getPage({ match, siteContext, pageNumber, query }),
    getPageFrame(match, siteContext),
    returnedForm(form),
  ])
  if (!page || !frame) return undefined
  const path = pathFor(match.route, match.params, siteContext)
  return {
    ...frame,
    page,
    siteContext,
    match,
    pageNumber,
    query,
    path,
    hasParent: match.route.parent !== undefined,
    context: visitorContext(siteContext, { path, returned }),
  }
})

type Shown = {
  path: string
  returned: FormReturn | undefined
  /** Mark of the customer of a page behind the login. */
  owner?: string | undefined
}

/** The context of blocks for a visitor. */
export function visitorContext({ locale }: SiteContext, { path, returned, owner }: Shown): BlockContext {
  return {
    locale: locales[locale].iso,
    isEditor: false,
    forms: pageForms(returned, owner),
    onBlockError: ({ component, _uid }, error) => {
      const reason = error instanceof Error ? error.message : String(error)
      process.stderr.write(`The block ${component} (${_uid}) of ${path} could not be rendered: ${reason}\n`)
    },
  }
}

/** A whole number from 1 to 9999; anything else is no page. */
export function pageNumberOf(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined
}
