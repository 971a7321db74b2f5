import 'server-only'
import type { TradeDocumentCard, TradeFile } from 'component-schemas/cards/trade-cards.ts'
import type { LocalizedFile } from 'component-schemas/content-types/download/localized-file.ts'
import { type TradeDocument, tradeDocument } from 'component-schemas/content-types/trade-document/schema.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { fileTypeOf, readersFirst } from '#site/content/downloads/list-downloads.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { listOpen, listOpenByUuid, type OpenStory } from './closed-stories.ts'
import type { MarkOf } from './customer-records.ts'
import { downloadPath } from './downloads/download-path.ts'
import { editionOf, itemOfFile } from './downloads/items-of-story.ts'
import { editionsAmong } from './editions-among.ts'
import { fileDetails } from './file-details.ts'
import { readChanges, readFileMarks } from './read-records.ts'

const newestFirst = 'content.date:desc'

/**
 * Documents below a folder that the customer may read, the newest edition first.
 * @param folder below that of the market; all folders when absent
 */
export async function listDocuments(siteContext: SiteContext, folder?: string, most = Number.POSITIVE_INFINITY) {
  const stories = await listOpen(tradeDocument, siteContext, {
    sortBy: newestFirst,
    ...(folder === undefined ? {} : { folder }),
  })
  return await documentCards(stories.slice(0, most), siteContext)
}

/** The given documents that the customer may read, in the given order. */
export async function listDocumentsNamed(
  uuids: readonly string[],
  siteContext: SiteContext,
): Promise<TradeDocumentCard[]> {
  return await documentCards(documentsAmong(await listOpenByUuid(uuids, siteContext)), siteContext)
}

/** The editions that a document replaces, and those that these replaced, the newest first. */
export async function listEarlier(uuid: string, siteContext: SiteContext): Promise<TradeDocumentCard[]> {
  const editions = editionsAmong(await listOpen(tradeDocument, siteContext, { sortBy: newestFirst }))
  return await documentCards(editions.earlier(uuid), siteContext)
}

/** The documents among stories that the customer may read. The caller has checked the rights of the stories already. */
export function documentsAmong(stories: readonly WireStory[]): OpenStory<TradeDocument>[] {
  return stories.flatMap((wire) => {
    const parsed = tradeDocument.content.safeParse(wire.content)
    return parsed.success ? [{ wire, content: parsed.data }] : []
  })
}

export async function documentCards(
  stories: readonly OpenStory<TradeDocument>[],
  siteContext: SiteContext,
): Promise<TradeDocumentCard[]> {
  const editions = editionsAmong(stories.length === 0 ? [] : await listOpen(tradeDocument, siteContext))
  const earlier = new Map(
    stories.map(({ wire: { uuid } }) => [uuid, editions.earlier(uuid).map(({ wire }) => addressOf(wire))]),
  )
  const [units, changeOf, markOf] = await Promise.all([
    labelsOf('business_unit', languageOf(siteContext.locale)),
    readChanges(),
    readFileMarks(stories.flatMap(({ wire }) => [addressOf(wire), ...(earlier.get(wire.uuid) ?? [])])),
  ])
  const cards = stories.map(async ({ wire, content }) => {
    const href = pathForStory(wire, siteContext)
    if (href === undefined) return undefined
    const { title, kind, date, edition, teaser, whatsNew, unit } = content
    const files = readersFirst(content.files, siteContext.locale).map((file) =>
      tradeFile(wire, file, (place, own) => markOf(place, own, earlier.get(wire.uuid))),
    )
    const next = editions.newest(wire.uuid)
    const nextHref = next && pathForStory(next.wire, siteContext)
    return {
      uuid: wire.uuid,
      title,
      kind,
      date,
      edition,
      teaser,
      whatsNew,
      ...editions.validity({ wire, content }),
      href,
      unit: unit === undefined ? undefined : (units[unit] ?? unit),
      files: await Promise.all(files),
      replacedBy: next && nextHref !== undefined ? { title: next.content.title, href: nextHref } : undefined,
      change: changeOf(wire),
    }
  })
  return (await Promise.all(cards)).filter((card) => card !== undefined)
}

async function tradeFile(wire: WireStory, localized: LocalizedFile, markOf: MarkOf): Promise<TradeFile> {
  const { language, file, version, date, pages } = localized
  const details = await fileDetails(file.src)
  const place = { address: addressOf(wire), item: itemOfFile(localized) }
  const stated = { fileType: fileTypeOf(file.src), sizeBytes: details?.length, version, date, pages }
  return { language, href: downloadPath(place), ...stated, mark: markOf(place, editionOf(file.src)) }
}
