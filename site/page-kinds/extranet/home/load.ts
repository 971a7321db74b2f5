import 'server-only'
import type { TradeDocumentCard, TradeNoticeCard } from 'component-schemas/cards/trade-cards.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { listDocuments } from '#site/extranet/document-cards.ts'
import { listNotices } from '../notices/load.ts'
import { getShell, type Shell } from '../shell.ts'
import type { Changes } from './changes.tsx'
import { listChanges } from './list-changes.ts'

type ExtranetHomeContent = Shell & {
  /** Undefined in a preview. */
  changes: Changes | undefined
  documents: readonly TradeDocumentCard[]
  notices: readonly TradeNoticeCard[]
}

/** How many of each kind the entrance shows. */
const shown = 6

/** The entrance: what is new for this customer, the newest first. */
export async function load(wire: WireStory, requestedPage: RequestedPage): Promise<ExtranetHomeContent> {
  const { siteContext } = requestedPage
  const [shell, changes, documents, notices] = await Promise.all([
    getShell(wire, requestedPage),
    listChanges(siteContext),
    listDocuments(siteContext, undefined, shown),
    listNotices(siteContext),
  ])
  return { ...shell, changes, documents, notices: notices.slice(0, shown) }
}
