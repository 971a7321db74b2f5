import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import { absoluteAddress } from '#site/content/addresses/absolute-address.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import type { ProductLine } from '#site/content/products/list-lines.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { divideList, type ListLine, listQuery, parseList } from '#site/routing/query/product-list.ts'
import { type QrCode, qrCode } from './qr-code.ts'
import { type ListReading, readListed } from './read-listed.ts'

type ProductListContent = {
  story: Story<Page>
  body: ResolvedBody
  /** Lines of the address. */
  address: readonly ListLine[]
  /** The same in lists that have room for them: the first is shown, and the way to the others. */
  parts: readonly (readonly ListLine[])[]
  lines: readonly ProductLine[]
  readings: readonly ListReading[]
  /** Absolute address of the list, to share; absent where no public website shows it, and for an empty list. */
  shared: { url: string; qr: QrCode | undefined } | undefined
}

export async function load(
  wire: WireStory,
  { siteContext, query, match }: RequestedPage,
): Promise<ProductListContent | undefined> {
  const story = typedStory(wire, siteContext, page)
  const address = parseList(query['l'] ?? [])
  const parts = divideList(address)
  const [lines] = parts
  const [body, found] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    readListed(lines, siteContext),
  ])
  const path = encodeURI(pathFor(match.route, match.params, siteContext))
  const url = lines.length === 0 ? undefined : absoluteAddress(`${path}?l=${listQuery(lines)}`, siteContext)
  return { story, body, address, parts, ...found, shared: url === undefined ? undefined : { url, qr: qrCode(url) } }
}
