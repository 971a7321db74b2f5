import 'server-only'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { type ListLine, withoutRepeats } from '#site/routing/query/product-list.ts'
import { listByCodes } from './list-by-codes.ts'

/** A line of a list with the product that it names; without one where the code is not ours. */
export type ProductLine = ListLine & {
  product?: { name: string; href: string; unitQuantity: number | undefined; ean: string | undefined } | undefined
}

/**
 * The products of a list; a code of the product itself is written as it is printed, that of a variant as it was typed.
 * @throws CatalogueError content-unavailable
 */
export async function listLines(lines: readonly ListLine[], siteContext: SiteContext): Promise<ProductLine[]> {
  const found = await listByCodes(
    lines.map(({ code }) => code),
    siteContext,
  )
  const named = lines.map((line, place): ProductLine => {
    const product = found[place]
    if (!product) return line
    const { code, name, packaging } = product.content
    const isOwn = compactCode(code) === compactCode(line.code)
    // A variant is packed on its own.
    const { unitQuantity, ean } = isOwn ? (packaging ?? {}) : {}
    return { ...line, code: isOwn ? code : line.code, product: { name, href: product.href, unitQuantity, ean } }
  })
  // One product may have been typed in two spellings.
  return withoutRepeats(named)
}
