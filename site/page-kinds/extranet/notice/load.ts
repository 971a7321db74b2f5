import 'server-only'
import { tradeNotice } from 'component-schemas/content-types/trade-notice/schema.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCards } from '#site/content/products/product-card.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { listDocumentsNamed } from '#site/extranet/document-cards.ts'
import { lineNames } from '../notices/load.ts'
import { openTyped } from '../shell.ts'

/** One notice with the documents and products that belong to it. */
export async function load({ wire, siteContext }: RequestedStory) {
  const story = await openTyped(wire, siteContext, tradeNotice)
  const { line, documents, products } = story.content
  const [lines, cards, stories] = await Promise.all([
    lineNames(siteContext),
    listDocumentsNamed(documents, siteContext),
    listStoriesByUuid(products, siteContext.locale, notOnCards),
  ])
  return {
    story,
    line: lines[line] ?? line,
    documents: cards,
    products: productCards(stories, siteContext),
  }
}
