import 'server-only'
import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCards } from '#site/content/products/product-card.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { documentCards, listEarlier } from '#site/extranet/document-cards.ts'
import { readParts } from '../parts/read-parts.ts'
import { openTyped } from '../shell.ts'

/** One document with its files, what replaced it and what it replaces. */
export async function load({ wire, siteContext }: RequestedStory) {
  const story = await openTyped(wire, siteContext, tradeDocument)
  const [[card], replaces, products, parts] = await Promise.all([
    documentCards([{ wire, content: story.content }], siteContext),
    listEarlier(wire.uuid, siteContext),
    listStoriesByUuid(story.content.products, siteContext.locale, notOnCards),
    readParts({ kind: 'document', target: wire.uuid, title: story.content.title }, siteContext),
  ])
  return card && { story, card, replaces, products: productCards(products, siteContext), parts }
}
