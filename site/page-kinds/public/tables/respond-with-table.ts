import { msg } from '@lingui/core/macro'
import type { ReadWords } from '#site/blocks/product-details/name-of.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { refusalOfVisitor } from '#site/forms/http/visitor-may-act.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { csvText, csvType } from '#site/server/tables/csv-text.ts'

export type Cells = string[][]

/** What a table is written from: the query of its address, its website, and the words of its language. */
export type AskedTable = { params: URLSearchParams; site: Site; siteContext: SiteContext; words: ReadWords }

/** Heads of columns that several tables have. */
export const tableTerms = {
  name: msg`Name`,
  code: msg`Code`,
  address: msg`Address of the page`,
  amount: msg`Quantity`,
}

/**
 * `GET /api/tables/comparison.csv?locale=&c=`: a table of the website of the request's host, as a file. It is stored by no cache, as its
 * page is not: what it shows is typed.
 * @param name of the file
 * @param cellsOf its rows; `broken` for an address that is not complete, `away` when the search does not respond
 * @throws CatalogueError content-unavailable
 */
export async function respondWithTable(
  request: Request,
  name: string,
  cellsOf: (asked: AskedTable) => Promise<Cells | 'broken' | 'away'>,
): Promise<Response> {
  const site = siteOfHeaders(request.headers)
  const { searchParams: params } = new URL(request.url)
  const locale = site.rules.locales.find((code: LocaleCode) => code === params.get('locale'))
  if (locale === undefined) return refusal(404, 'There is no such table.')
  const refused = await refusalOfVisitor('load a table', request)
  if (refused) return refused
  const siteContext = { market: site.rules, locale }
  const [i18n, labels] = await Promise.all([messagesFor(locale), getLabels(locale)])
  const context = { locale: locales[locale].iso, isEditor: false, labels }
  const cells = await cellsOf({ params, site, siteContext, words: { read: (message) => i18n._(message), context } })
  if (cells === 'broken') return refusal(400, 'This address is not complete.')
  if (cells === 'away') return refusal(503, 'The search does not respond. Try again in a minute.')
  return new Response(csvText(cells, context.locale), {
    headers: { 'content-type': csvType, 'content-disposition': `attachment; filename="${name}"` },
  })
}
