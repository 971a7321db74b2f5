import 'server-only'
import { tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCard } from '#site/content/products/product-card.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listDocumentsNamed } from '#site/extranet/document-cards.ts'
import { knownProduct } from '../products/load.ts'
import { openTyped } from '../shell.ts'

/** One product: its terms, the note for the trade, and the documents it is in. */
export async function load({ wire, siteContext }: RequestedStory) {
  const story = await openTyped(wire, siteContext, tradeProduct)
  const { content } = story
  const [[inCatalogue], documents] = await Promise.all([
    listStoriesByUuid(content.product === undefined ? [] : [content.product], siteContext.locale, notOnCards),
    listDocumentsNamed(content.documents, siteContext),
  ])
  const [known] = knownProduct({ wire, content }, { wire: inCatalogue, siteContext })
  if (!known) return undefined
  const shown = inCatalogue && productCard(inCatalogue, siteContext)
  return { story, card: known.card, product: shown, documents }
}
