import 'server-only'
import { type TradeDocument, tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import type { ProductCard } from 'component-schemas/fillings.ts'
import type { TradeDocumentCard, TradeEntryCard } from 'component-schemas/trade-cards.ts'
import type { WireStory } from '#site/content/client/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { notOnCards, productCards } from '#site/content/products/product-card.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { documentCards, listDocuments, listReplacedBy } from '#site/extranet/document-cards.ts'
import { entryCards } from '#site/extranet/entry-cards.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { folderOf, getShell, type Shell } from '../shell.ts'

export type ExtranetDocumentsContent = Shell & {
  template: 'extranet-documents'
  entries: readonly TradeEntryCard[]
  /** The newest first; on a page with folders only the newest of all of them. */
  documents: readonly TradeDocumentCard[]
}

/** Documents that a page with folders shows beside them. */
const newestShown = 5

/** A page of documents: those of its folder, or the folders in it. */
export async function getExtranetDocuments(
  wire: WireStory,
  requestedPage: RequestedPage,
): Promise<ExtranetDocumentsContent> {
  const { siteContext } = requestedPage
  const shell = await getShell(wire, requestedPage)
  const folder = folderOf(shell.story)
  const all = await listOpen(tradeDocument, siteContext, { folder })
  const countBelow = (inner: string) => all.filter((one) => isIn(one.wire, inner)).length
  const entries = await entryCards(folder, siteContext, countBelow)
  const most = entries.length > 0 ? newestShown : undefined
  return {
    template: 'extranet-documents',
    ...shell,
    entries,
    documents: await listDocuments(siteContext, folder, most),
  }
}

function isIn(wire: WireStory, folder: string): boolean {
  return splitAddress(addressOf(wire)).rest.startsWith(`${folder}/`)
}

export type ExtranetDocumentContent = {
  template: 'extranet-document'
  story: Story<TradeDocument>
  card: TradeDocumentCard
  /** The editions it takes the place of. */
  replaces: readonly TradeDocumentCard[]
  /** Products it is about that have a page. */
  products: readonly ProductCard[]
}

/** One document with its files, what replaced it and what it replaces. */
export async function getExtranetDocument(
  wire: WireStory,
  { siteContext }: RequestedPage,
): Promise<ExtranetDocumentContent | undefined> {
  const story = typedStory(wire, siteContext, tradeDocument)
  const [[card], replaces, products] = await Promise.all([
    documentCards([{ wire, content: story.content }], siteContext),
    listReplacedBy(wire.uuid, siteContext),
    listStoriesByUuid(story.content.products, siteContext.locale, notOnCards),
  ])
  return card && { template: 'extranet-document', story, card, replaces, products: productCards(products, siteContext) }
}
