import { msg } from '@lingui/core/macro'
import type { ReadWords } from '#site/blocks/product-details/name-of.ts'
import { compareByCodes } from '#site/content/products/compare-by-codes.ts'
import { listLines } from '#site/content/products/list-lines.ts'
import { getLabels } from '#site/content/stories/get-labels.ts'
import { refusalOfVisitor } from '#site/forms/http/visitor-may-act.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { comparedRows, shownRows } from '#site/page-kinds/product-comparison/compared-rows.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { parseCodes } from '#site/routing/query/listed-codes.ts'
import { amountText, parseList } from '#site/routing/query/product-list.ts'
import { checkCodes } from '#site/search/codes/check-codes.ts'
import type { CodeHit } from '#site/search/codes/match-codes.ts'
import { type MatchTexts, matchText, matchTexts, readingText } from '#site/search/match-texts.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { csvText, csvType } from '#site/server/tables/csv-text.ts'
import { listText } from '#site/ui/list-text.ts'

type Cells = string[][]
type Table = { params: URLSearchParams; site: Site; siteContext: SiteContext; words: ReadWords }

/** Tables of pages as files, by the name of the file. */
const tables: Readonly<Record<string, (table: Table) => Promise<Cells | 'broken' | 'away'>>> = {
  'codes.csv': codes,
  'comparison.csv': comparison,
  'list.csv': list,
}

/**
 * `GET /api/tables/comparison.csv?locale=&c=`: a table of the website of the request's host, as a file. It is stored by no cache, as its
 * page is not: what it shows is typed.
 * @throws CatalogueError content-unavailable
 */
export async function respondToTable(request: Request, [name = '']: readonly string[]): Promise<Response> {
  const site = siteOfHeaders(request.headers)
  const { searchParams: params } = new URL(request.url)
  const locale = site.rules.locales.find((code: LocaleCode) => code === params.get('locale'))
  const table = Object.hasOwn(tables, name) ? tables[name] : undefined
  if (!table || locale === undefined) return refusal(404, 'There is no such table.')
  const refused = await refusalOfVisitor('load a table', request)
  if (refused) return refused
  const siteContext = { market: site.rules, locale }
  const [i18n, labels] = await Promise.all([messagesFor(locale), getLabels(locale)])
  const context = { locale: locales[locale].iso, isEditor: false, labels }
  const cells = await table({ params, site, siteContext, words: { read: (message) => i18n._(message), context } })
  if (cells === 'broken') return refusal(400, 'This address is not complete.')
  if (cells === 'away') return refusal(503, 'The search does not respond. Try again in a minute.')
  return new Response(csvText(cells, context.locale), {
    headers: { 'content-type': csvType, 'content-disposition': `attachment; filename="${name}"` },
  })
}

const terms = {
  name: msg`Name`,
  code: msg`Code`,
  address: msg`Address of the page`,
  amount: msg`Quantity`,
  note: msg`Note`,
  unit: msg`Pieces in a pack`,
  ean: msg`EAN`,
  typed: msg`Your code`,
  reason: msg`Reason`,
  missing: msg`No product has this code as a whole.`,
}

async function comparison({ params, site, siteContext, words }: Table): Promise<Cells> {
  const { products } = await compareByCodes(parseCodes(params.getAll('c')), siteContext)
  const rows = comparedRows(
    products.map(({ content }) => content),
    words,
  )
  const { read } = words
  return [
    [read(terms.code), ...products.map(({ content }) => content.code)],
    [read(terms.name), ...products.map(({ content }) => content.name)],
    [read(terms.address), ...products.map(({ href }) => `${site.websiteUri}${encodeURI(href)}`)],
    ...shownRows(rows, params.get('rows') === 'all').map(({ term, cells }) => [
      term,
      ...cells.map((cell) => listText(cell?.values ?? [], words.context.locale)),
    ]),
  ]
}

/** Pieces without signs of a language, for programs that calculate with them. */
async function list({ params, site, siteContext, words: { read } }: Table): Promise<Cells> {
  const lines = await listLines(parseList(params.getAll('l')), siteContext)
  const { code, name, amount, note, unit, ean, address } = terms
  return [
    [code, name, amount, note, unit, ean, address].map(read),
    ...lines.map((line) => [
      line.code,
      line.product?.name ?? '',
      amountText(line),
      line.note,
      String(line.product?.unitQuantity ?? ''),
      line.product?.ean ?? '',
      line.product ? `${site.websiteUri}${encodeURI(line.product.href)}` : '',
    ]),
  ]
}

/** A row for each product that a code may mean; a code without any has a row of its own. */
async function codes({ params, site, siteContext, words: { read } }: Table): Promise<Cells | 'broken' | 'away'> {
  const checked = await checkCodes(params.get('codes') ?? '', siteContext)
  if (!('lines' in checked)) return checked.failure
  const texts = matchTexts(read)
  const { typed, amount, code, name, reason, address } = terms
  return [
    [typed, amount, code, name, reason, address].map(read),
    ...checked.lines.flatMap((line) => {
      const own = [line.typed, amountText(line)]
      if (line.hits.length === 0) return [[...own, '', '', read(terms.missing), '']]
      return line.hits.map((hit) => [
        ...own,
        hit.code,
        hit.name,
        reasonOf(hit, line.typed, texts),
        `${site.websiteUri}${hit.href}`,
      ])
    }),
  ]
}

function reasonOf({ match, readAs }: CodeHit, typed: string, texts: MatchTexts): string {
  const reasons = [match && matchText(match, texts), readAs !== undefined && readingText(typed, readAs, texts)]
  return reasons.filter(Boolean).join('. ')
}
