import 'server-only'
import type { TradeDocumentCard } from 'component-schemas/cards/trade-cards.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { documentCards, documentsAmong } from '#site/extranet/document-cards.ts'
import { downloadPath } from '#site/extranet/downloads/download-path.ts'
import type { OpenFile } from '#site/extranet/downloads/open-download.ts'
import { getShell } from '#site/page-kinds/extranet/shell.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { listTaken, openBasket, type TakenEntry } from '../basket.ts'
import type { TakenRow } from './taken-files.tsx'

/** Editions that a page lists. */
const pageOf = 25

/** The customer's files: the basket, and what was taken. */
export async function load(requestedPage: RequestedStory) {
  const { siteContext, pageNumber } = requestedPage
  const [shell, basket, taken] = await Promise.all([
    getShell(requestedPage),
    openBasket(siteContext.locale),
    listTaken(siteContext.locale, pageNumber * pageOf + 1),
  ])
  const opened = [...basket, ...taken].flatMap((entry) => ('file' in entry ? [entry.file.story] : []))
  const stories = [...new Map(opened.map((story) => [story.uuid, story])).values()]
  const cards = await documentCards(documentsAmong(stories), siteContext)
  const ofStory: OfStory = ({ story }) => ({
    page: pathForStory(story, siteContext),
    replacedBy: cards.find(({ uuid }) => uuid === story.uuid)?.replacedBy,
  })
  return {
    ...shell,
    files: basket.map((entry) => {
      const href = downloadPath(entry.place)
      if (!('file' in entry)) return { href }
      const { title, language, rendition, printed, dated, length } = entry.file
      return { href, file: { title, language, rendition, printed, dated, length, ...ofStory(entry.file) } }
    }),
    taken: taken.slice(0, pageNumber * pageOf).map((entry) => takenRow(entry, ofStory)),
    hasMore: taken.length > pageNumber * pageOf,
  }
}

/** The page of a file, and the document that has taken the place of its own. */
type OfStory = (file: OpenFile) => {
  page: string | undefined
  replacedBy: TradeDocumentCard['replacedBy']
}

function takenRow({ taken, ...entry }: TakenEntry, ofStory: OfStory): TakenRow {
  const { address, item, edition, title, printed, dated } = taken
  const takenAt = new Date(taken.takenAt).toISOString()
  const row = { key: `${address} ${item} ${edition}`, title, printed, dated, takenAt }
  if (!('file' in entry)) return row
  const { page, replacedBy } = ofStory(entry.file)
  const isCurrent = page === undefined || entry.file.edition === edition
  return { ...row, page, newer: replacedBy ?? (isCurrent ? undefined : { title: entry.file.title, href: page }) }
}
