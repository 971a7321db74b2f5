import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { absoluteAddress } from '#site/content/addresses/absolute-address.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { divideList, listQuery, parseList } from '#site/routing/query/product-list.ts'
import { qrCode } from './qr-code.ts'
import { readListed } from './read-listed.ts'

export async function load({ wire, siteContext, query, match }: RequestedStory) {
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
