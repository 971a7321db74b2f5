import 'server-only'
import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { getAnyProductIndex } from './any-product-index.ts'
import { listProductStories } from './product-stories.ts'

/** A product with what cards and tables show of it; without variants and codes of other makers. */
export type NamedProduct = {
  uuid: string
  /** Path in the reader's market and locale. */
  href: string
  content: Product
}

/**
 * The published products with these part numbers, or those of their variants, in any spelling.
 * @returns one entry for each code, in their order; undefined where no product has it
 * @throws CatalogueError content-unavailable
 */
export async function listByCodes(
  codes: readonly string[],
  siteContext: SiteContext,
): Promise<(NamedProduct | undefined)[]> {
  if (codes.length === 0) return []
  const index = await getAnyProductIndex(siteContext.locale)
  const uuids = codes.map((code) => index.uuidOfCode(compactCode(code)))
  const stories = await listProductStories(
    uuids.flatMap((uuid) => uuid ?? []),
    siteContext.locale,
  )
  const named = new Map(stories.flatMap((wire) => namedProduct(wire, siteContext) ?? []).map((one) => [one.uuid, one]))
  return uuids.map((uuid) => (uuid === undefined ? undefined : named.get(uuid)))
}

function namedProduct(wire: Awaited<ReturnType<typeof listProductStories>>[number], siteContext: SiteContext) {
  const parsed = product.content.safeParse(resolveLinks(wire.content, siteContext))
  const href = pathForStory(wire, siteContext)
  return parsed.success && href !== undefined ? { uuid: wire.uuid, href, content: parsed.data } : undefined
}
