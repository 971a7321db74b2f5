import 'server-only'
import { listLines, type ProductLine } from '#site/content/products/list-lines.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { ListLine } from '#site/routing/query/product-list.ts'
import { checkLines } from '#site/search/codes/check-codes.ts'
import { parseCodeLines } from '#site/search/codes/code-lines.ts'
import type { CodeHit } from '#site/search/codes/match-codes.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'

/** A typed code that is none of ours as it was typed, and the product that it means. */
export type ListReading = { typed: string; hit: CodeHit }

/**
 * The products of a list. A code that no product of ours has is looked up as on the page for many codes: a code of another maker, an
 * EAN, a code series, a code in which letters and digits were taken for each other.
 * @throws CatalogueError content-unavailable
 */
export async function readListed(
  lines: readonly ListLine[],
  siteContext: SiteContext,
): Promise<{ lines: ProductLine[]; readings: ListReading[] }> {
  const known = await listLines(lines, siteContext)
  const unknown = known.filter(({ product }) => !product)
  if (unknown.length === 0) return { lines: known, readings: [] }
  const asked = unknown.map(({ code, amount }) => ({ typed: code, amount, spellings: spellingsOf(code) }))
  const checked = await checkLines(asked, siteContext)
  // The next visitor finds them, once the search responds again.
  if (!('lines' in checked)) expireAt(new Date(0))
  const found = 'lines' in checked ? checked.lines : []
  const readings = found.flatMap(({ typed, hits: [hit] }) => (hit ? [{ typed, hit }] : []))
  const codeOf = new Map(readings.map(({ typed, hit }) => [typed, hit.code]))
  const meant = known.map((line) => ({ ...line, code: codeOf.get(line.code) ?? line.code }))
  return { lines: await listLines(meant, siteContext), readings }
}

/** As the page for many codes reads the same words: also a maker beside its code, or a name. */
function spellingsOf(code: string): readonly string[] {
  const [line, ...others] = parseCodeLines(code)
  return line && others.length === 0 ? [...new Set([code, ...line.spellings])] : [code]
}
