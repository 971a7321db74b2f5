import 'server-only'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { TradeDocumentCard } from 'component-schemas/cards/trade-cards.ts'
import { type TradeDocument, tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCards } from '#site/content/products/product-card.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { documentCards, listEarlier } from '#site/extranet/document-cards.ts'
import { type Followable, followable } from '#site/extranet/subscriptions/subscriber.ts'
import { openTyped } from '../shell.ts'

type ExtranetDocumentContent = {
  story: Story<TradeDocument>
  card: TradeDocumentCard
  /** The editions it takes the place of. */
  replaces: readonly TradeDocumentCard[]
  /** Products it is about that have a page. */
  products: readonly ProductCard[]
  followable: Followable | undefined
}

/** One document with its files, what replaced it and what it replaces. */
export async function load(
  wire: WireStory,
  { siteContext }: RequestedPage,
): Promise<ExtranetDocumentContent | undefined> {
  const story = await openTyped(wire, siteContext, tradeDocument)
  const [[card], replaces, products, follows] = await Promise.all([
    documentCards([{ wire, content: story.content }], siteContext),
    listEarlier(wire.uuid, siteContext),
    listStoriesByUuid(story.content.products, siteContext.locale, notOnCards),
    followable({ kind: 'document', target: wire.uuid }, story.content.title),
  ])
  return card && { story, card, replaces, products: productCards(products, siteContext), followable: follows }
}
