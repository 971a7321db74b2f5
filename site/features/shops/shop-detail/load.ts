import 'server-only'
import { shop } from 'component-schemas/content-types/shop/schema.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { distanceBetween } from '../distance-between.ts'
import { byDistance } from '../find-shops.ts'
import { finderMessages, shopCard, shopsInTime } from '../list-shops.ts'

/** Other shops below one. */
const mostOthers = 3

export async function load({ wire, siteContext, match }: RequestedStory) {
  const story = typedStory(wire, siteContext, shop)
  const line = match.params['product'] ?? story.content.lines[0] ?? ''
  const [messages, shops = []] = await Promise.all([finderMessages(siteContext), shopsInTime(line, siteContext)])
  const card = shopCard(story.content, { uuid: wire.uuid, href: undefined }, messages)
  const others = shops
    .filter((one) => one.card.uuid !== wire.uuid)
    .map((one) => ({
      ...one.card,
      distanceKm: card.spot && one.card.spot && distanceBetween(card.spot, one.card.spot),
    }))
  return { story, card, others: byDistance(others).slice(0, mostOthers) }
}
