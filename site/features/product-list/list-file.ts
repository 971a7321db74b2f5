import { msg } from '@lingui/core/macro'
import { listLines } from '#site/content/products/list-lines.ts'
import {
  type AskedTable,
  type Cells,
  respondWithTable,
  tableTerms,
} from '#site/page-kinds/public/tables/respond-with-table.ts'
import { amountText, parseList } from '#site/routing/query/product-list.ts'

/** The list of an address as a file. */
export const respondWithList = (request: Request): Promise<Response> => respondWithTable(request, 'list.csv', list)

const terms = { ...tableTerms, note: msg`Note`, unit: msg`Pieces in a pack`, ean: msg`EAN` }

/** Pieces without signs of a language, for programs that calculate with them. */
async function list({ params, site, siteContext, words: { read } }: AskedTable): Promise<Cells> {
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
