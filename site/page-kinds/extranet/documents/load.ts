import 'server-only'
import type { TradeDocumentCard, TradeEntryCard } from 'component-schemas/cards/trade-cards.ts'
import { tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { listOpen } from '#site/extranet/closed-stories.ts'
import { listDocuments } from '#site/extranet/document-cards.ts'
import { entryCards } from '#site/extranet/entry-cards.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { folderOf, getShell, type Shell } from '../shell.ts'

type ExtranetDocumentsContent = Shell & {
  entries: readonly TradeEntryCard[]
  /** The newest first; on a page with folders only the newest of all of them. */
  documents: readonly TradeDocumentCard[]
}

/** Documents that a page with folders shows beside them. */
const newestShown = 5

/** A page of documents: those of its folder, or the folders in it. */
export async function load(wire: WireStory, requestedPage: RequestedPage): Promise<ExtranetDocumentsContent> {
  const { siteContext } = requestedPage
  const shell = await getShell(wire, requestedPage)
  const folder = folderOf(shell.story)
  const all = await listOpen(tradeDocument, siteContext, { folder })
  const countBelow = (inner: string) => all.filter((one) => isIn(one.wire, inner)).length
  const entries = await entryCards(folder, siteContext, countBelow)
  const most = entries.length > 0 ? newestShown : undefined
  return { ...shell, entries, documents: await listDocuments(siteContext, folder, most) }
}

function isIn(wire: WireStory, folder: string): boolean {
  return splitAddress(addressOf(wire)).rest.startsWith(`${folder}/`)
}
