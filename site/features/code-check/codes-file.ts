import { msg } from '@lingui/core/macro'
import {
  type AskedTable,
  type Cells,
  respondWithTable,
  tableTerms,
} from '#site/page-kinds/public/tables/respond-with-table.ts'
import { amountText } from '#site/routing/query/product-list.ts'
import { checkCodes } from '#site/search/codes/check-codes.ts'
import type { CodeHit } from '#site/search/codes/match-codes.ts'
import { type MatchTexts, matchText, matchTexts, readingText } from '#site/search/match-texts.ts'

/** What the codes of an address mean, as a file. */
export const respondWithCodes = (request: Request): Promise<Response> => respondWithTable(request, 'codes.csv', codes)

const terms = {
  ...tableTerms,
  typed: msg`Your code`,
  reason: msg`Reason`,
  missing: msg`No product has this code as a whole.`,
}

/** A row for each product that a code may mean; a code without any has a row of its own. */
async function codes({ params, site, siteContext, words: { read } }: AskedTable): Promise<Cells | 'broken' | 'away'> {
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
