import 'server-only'
import { Readable } from 'node:stream'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { categoryTree } from '#site/content/listings/category-tree.ts'
import { listByCodes } from '#site/content/products/list-by-codes.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { fileHeaders, fileRefusal, refusalFor } from '#site/extranet/downloads/file-response.ts'
import { customerMayAct } from '#site/extranet/may-act.ts'
import { requireLogin } from '#site/extranet/require-reader.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { availabilityLabels } from '#site/page-kinds/extranet/products/trade-terms.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { csvLines, csvStart, csvType } from '#site/server/tables/csv-text.ts'
import { allNetPrices, type NetPrice } from '../net-prices.ts'
import { minorDigits } from '../price-words.ts'
import { inPieces } from './in-pieces.ts'
import { type Cell, workbookBytes, workbookType } from './workbook.ts'

/**
 * `prices.csv` or `prices.xlsx`: what the request's customer pays today, of all products or of a line. It is sent while it is read.
 * @param file name at the end of the address; `line` of its query is the uuid of a category
 */
export async function respondToPriceList(request: Request, [file = '']: readonly string[]): Promise<Response> {
  try {
    await requireLogin()
    const params = new URL(request.url).searchParams
    const { rules: market } = siteOfHeaders(request.headers)
    const locale = market.locales.find((code: LocaleCode) => code === params.get('locale'))
    const format = Object.hasOwn(formats, file) ? formats[file] : undefined
    if (!format || locale === undefined) return fileRefusal(404)
    if (!(await customerMayAct('load a price list'))) return fileRefusal(429)
    const rows = await priceRows(params.get('line') ?? undefined, { market, locale })
    const bytes = format.write(inPieces(rows), locales[locale].iso)
    return new Response(Readable.toWeb(Readable.from(bytes)) as ReadableStream, {
      headers: fileHeaders({ 'content-type': format.type }, file),
    })
  } catch (error) {
    return refusalFor(error)
  }
}

type Rows = AsyncIterable<readonly (readonly Cell[])[]>

const formats: Readonly<
  Record<string, { type: string; write: (rows: Rows, locale: string) => AsyncGenerator<Uint8Array> }>
> = {
  'prices.csv': { type: csvType, write: csvBytes },
  'prices.xlsx': { type: workbookType, write: workbookBytes },
}

async function* csvBytes(rows: Rows, locale: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  const number = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 4 })
  yield encoder.encode(csvStart)
  for await (const some of rows) {
    const texts = some.map((cells) => cells.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell)))
    yield encoder.encode(csvLines(texts, locale))
  }
}

/**
 * The valid prices of the request's customer, in the order of their codes, some at once: a list of any length needs little memory.
 * @param line uuid of a category at the top: only products in it; all when absent
 * @throws CatalogueError login-required, content-unavailable
 */
async function priceRows(line: string | undefined, siteContext: SiteContext): Promise<Rows> {
  const [prices, tree, trade, i18n] = await Promise.all([
    allNetPrices(),
    categoryTree(siteContext),
    listOpen(tradeProduct, siteContext),
    messagesFor(siteContext.locale),
  ])
  const ofTrade = new Map(trade.map(({ content }) => [compactCode(content.code), content]))
  return (async function* () {
    yield [columns.map((label) => i18n._(label))]
    for await (const some of prices) {
      const codes = some.map(([first]) => first?.code ?? '')
      const found = await listByCodes(codes, siteContext)
      yield some.flatMap((offers, place) => {
        const product = found[place]?.content ?? ofTrade.get(compactCode(codes[place] ?? ''))
        const isShown = line === undefined || product?.categories.some((uuid) => tree.isWithin(uuid, line))
        return isShown ? offers.map((price) => cellsOf(price, product?.name ?? '', i18n)) : []
      })
    }
  })()
}

const columns = [
  msg`Code`,
  msg`Name`,
  msg`Pieces in a pack`,
  msg`Net price of the pack`,
  msg`Currency`,
  msg`Valid until`,
  msg`Availability`,
  msg`Lead time in working days`,
]

function cellsOf({ code, pack, net, currency, to = '', ...delivery }: NetPrice, name: string, i18n: I18n): Cell[] {
  const availability = delivery.availability ? i18n._(availabilityLabels[delivery.availability]) : ''
  const price = net / 10 ** minorDigits(currency)
  return [code, name, pack, price, currency, to, availability, delivery.leadTimeDays ?? '']
}
