import { fallbackLocales } from '#site/routing/locales.ts'
import 'server-only'
import type { DownloadCard, DownloadFile, DownloadGroup } from 'component-schemas/cards/resolved-data.ts'
import type { LocalizedFile } from 'component-schemas/content-types/download/localized-file.ts'
import { type Download, download } from 'component-schemas/content-types/download/schema.ts'
import { downloadFolder } from 'component-schemas/content-types/download-folder/schema.ts'
import type { DownloadKind } from 'component-schemas/kinds/download-kinds.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { getFileSize } from '../client/get-file-size.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { listStoriesByUuid } from '../listings/list-stories.ts'

export type DownloadQuery = {
  /** uuids of download folders, in the order they are shown. */
  folders: readonly string[]
  /** An empty list: every kind. */
  kinds: readonly DownloadKind[]
}

/** Folders with their downloads, each with the reader's own language first. Folders without any are left out. */
export async function listDownloads(
  { folders, kinds }: DownloadQuery,
  siteContext: SiteContext,
): Promise<DownloadGroup[]> {
  const known = (await listStoriesByUuid(folders, siteContext.locale)).flatMap(({ uuid, content }) => {
    const parsed = downloadFolder.content.safeParse(content)
    return parsed.success ? [{ uuid, ...parsed.data }] : []
  })
  const cards = await listDownloadCards(
    known.flatMap(({ items }) => items),
    siteContext,
  )
  const listed = new Map(
    cards.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map((card) => [card.uuid, card]),
  )
  return known
    .map(({ uuid, title, teaser, items }) => ({
      uuid,
      title,
      teaser,
      downloads: items.flatMap((item) => listed.get(item) ?? []),
    }))
    .filter(({ downloads }) => downloads.length > 0)
}

/** The published downloads among these, in the order of the uuids. */
export async function listDownloadCards(uuids: readonly string[], siteContext: SiteContext): Promise<DownloadCard[]> {
  return await downloadCards(await listStoriesByUuid(uuids, siteContext.locale, notOnDownloadCards), siteContext)
}

/** Content fields of a download that cards do not show. */
export const notOnDownloadCards: readonly string[] = ['purpose', 'seo']

/**
 * Cards of downloads in the same order. Stories that lack what they must have are left out, and so are those below the extranet: public
 * pages show the cards, and such a file is for customers, whatever its content type.
 */
export async function downloadCards(stories: readonly WireStory[], siteContext: SiteContext): Promise<DownloadCard[]> {
  const open = stories.filter((wire) => !isExtranetPath(addressOf(wire)))
  const cards = open.map((wire) => {
    const parsed = download.content.safeParse(wire.content)
    if (!parsed.success) return undefined
    const identity = { uuid: wire.uuid, href: pathForStory(wire, siteContext), locale: siteContext.locale }
    return toDownloadCard(parsed.data, identity)
  })
  return (await Promise.all(cards)).filter((card) => card !== undefined)
}

type Identity = { uuid: string; href: string | undefined; locale: string }

export async function toDownloadCard(content: Download, { uuid, href, locale }: Identity): Promise<DownloadCard> {
  const { title, kind, teaser, requirements, licenceNote, cover } = content
  const files = await Promise.all(readersFirst(content.files, locale).map(downloadFile))
  return { uuid, title, kind, teaser, requirements, licenceNote, files, cover, href }
}

/** The reader's language, then what has no words, then the languages that replace others, then the rest as the editor ordered it. */
export function readersFirst(files: readonly LocalizedFile[], locale: string): readonly LocalizedFile[] {
  const wanted: readonly string[] = [locale, 'any', ...fallbackLocales]
  const rank = ({ language }: LocalizedFile) => (wanted.includes(language) ? wanted.indexOf(language) : wanted.length)
  return files.toSorted((a, b) => rank(a) - rank(b))
}

async function downloadFile({ language, file, version, date, pages }: LocalizedFile): Promise<DownloadFile> {
  const sizeBytes = await getFileSize(file.src)
  return { language, href: file.src, fileType: fileTypeOf(file.src), sizeBytes, version, date, pages }
}

/** `PDF` for `…/guia.pdf`; undefined when the name has no ending. */
export function fileTypeOf(address: string): string | undefined {
  return /\.([a-z0-9]{1,5})$/i.exec(new URL(address).pathname)?.[1]?.toUpperCase()
}
