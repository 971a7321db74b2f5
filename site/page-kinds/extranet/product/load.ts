import 'server-only'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { TradeDocumentCard, TradeProductCard } from 'component-schemas/cards/trade-cards.ts'
import { type TradeProduct, tradeProduct } from 'component-schemas/content-types/trade-product/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCard } from '#site/content/products/product-card.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { listDocumentsNamed } from '#site/extranet/document-cards.ts'
import { knownProduct } from '../products/load.ts'
import { openTyped } from '../shell.ts'

type ExtranetProductContent = {
  story: Story<TradeProduct>
  card: TradeProductCard
  /** The product of the public catalogue; absent for what only the trade gets. */
  product: ProductCard | undefined
  documents: readonly TradeDocumentCard[]
}

/** One product: its terms, the note for the trade, and the documents it is in. */
export async function load(
  wire: WireStory,
  { siteContext }: RequestedPage,
): Promise<ExtranetProductContent | undefined> {
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
