import 'server-only'
import type { TradeDocumentCard } from 'component-schemas/cards/trade-cards.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { documentCards, documentsAmong } from '#site/extranet/document-cards.ts'
import { downloadPath } from '#site/extranet/downloads/download-path.ts'
import type { OpenFile } from '#site/extranet/downloads/open-download.ts'
import { listTaken, openBasket, type TakenEntry } from '#site/extranet/files/basket.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { getShell, type Shell } from '../shell.ts'
import type { MyFile, TakenRow } from './extranet-files.tsx'

type ExtranetFilesContent = Shell & {
  files: readonly MyFile[]
  /** What the customer has taken, the newest first. */
  taken: readonly TakenRow[]
  hasMore: boolean
}

/** Editions that a page lists. */
const pageOf = 25

/** The customer's files: the basket, and what was taken. */
export async function load(wire: WireStory, requestedPage: RequestedPage): Promise<ExtranetFilesContent> {
  const { siteContext, pageNumber } = requestedPage
  const [shell, basket, taken] = await Promise.all([
    getShell(wire, requestedPage),
    openBasket(siteContext.locale),
    listTaken(siteContext.locale, pageNumber * pageOf + 1),
  ])
  const opened = [...basket, ...taken].flatMap((entry) => ('file' in entry ? [entry.file.story] : []))
  const stories = [...new Map(opened.map((story) => [story.uuid, story])).values()]
  const cards = await documentCards(documentsAmong(stories), siteContext)
  const cardOf = (file: OpenFile) => cards.find(({ uuid }) => uuid === file.story.uuid)
  return {
    ...shell,
    files: basket.map((entry) => {
      const href = downloadPath(entry.place)
      return 'file' in entry
        ? { href, file: shownFile(entry.file, { siteContext, card: cardOf(entry.file) }) }
        : { href }
    }),
    taken: taken.slice(0, pageNumber * pageOf).map((entry) => takenRow(entry, { siteContext, cardOf })),
    hasMore: taken.length > pageNumber * pageOf,
  }
}

type Around = { siteContext: SiteContext; card: TradeDocumentCard | undefined }

function shownFile(
  { title, language, rendition, printed, dated, length, story }: OpenFile,
  { siteContext, card }: Around,
) {
  const page = pathForStory(story, siteContext)
  const shown = { title, language, rendition, printed, dated, sizeBytes: length, page }
  return { ...shown, replacedBy: card?.replacedBy }
}

type TakenAround = { siteContext: SiteContext; cardOf: (file: OpenFile) => TradeDocumentCard | undefined }

function takenRow(entry: TakenEntry, { siteContext, cardOf }: TakenAround): TakenRow {
  const { address, item, edition, title, printed, dated, takenAt } = entry.taken
  const row = {
    key: `${address} ${item} ${edition}`,
    title,
    printed: printed || undefined,
    dated: dated || undefined,
    takenAt: new Date(takenAt).toISOString(),
  }
  if (!('file' in entry)) return row
  const page = pathForStory(entry.file.story, siteContext)
  const replacedBy = cardOf(entry.file)?.replacedBy
  if (replacedBy) return { ...row, page, newer: replacedBy }
  return entry.file.edition === edition || page === undefined
    ? { ...row, page }
    : { ...row, page, newer: { title: entry.file.title, href: page } }
}
