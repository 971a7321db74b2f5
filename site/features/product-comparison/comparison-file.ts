import { compareByCodes } from '#site/content/products/compare-by-codes.ts'
import {
  type AskedTable,
  type Cells,
  respondWithTable,
  tableTerms,
} from '#site/page-kinds/public/tables/respond-with-table.ts'
import { parseCodes } from '#site/routing/query/listed-codes.ts'
import { listText } from '#site/ui/list-text.ts'
import { comparedRows, shownRows } from './compared-rows.ts'

/** The comparison of an address as a file. */
export const respondWithComparison = (request: Request): Promise<Response> =>
  respondWithTable(request, 'comparison.csv', comparison)

async function comparison({ params, site, siteContext, words }: AskedTable): Promise<Cells> {
  const { products } = await compareByCodes(parseCodes(params.getAll('c')), siteContext)
  const rows = comparedRows(
    products.map(({ content }) => content),
    words,
  )
  const { read } = words
  return [
    [read(tableTerms.code), ...products.map(({ content }) => content.code)],
    [read(tableTerms.name), ...products.map(({ content }) => content.name)],
    [read(tableTerms.address), ...products.map(({ href }) => `${site.websiteUri}${encodeURI(href)}`)],
    ...shownRows(rows, params.get('rows') === 'all').map(({ term, cells }) => [
      term,
      ...cells.map((cell) => listText(cell?.values ?? [], words.context.locale)),
    ]),
  ]
}
