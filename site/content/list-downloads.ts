import 'server-only'
import type { LocalizedFile } from 'component-schemas/content-types/download/localized-file.ts'
import { download } from 'component-schemas/content-types/download/schema.ts'
import { downloadFolder } from 'component-schemas/content-types/download-folder/schema.ts'
import type { DownloadKind } from 'component-schemas/download-kinds.ts'
import type { DownloadCard, DownloadFile, DownloadGroup } from 'component-schemas/fillings.ts'
import type { Place } from '#site/routing/path-for.ts'
import { getFileSize } from './get-file-size.ts'
import { listStoriesByUuid } from './list-stories.ts'
import type { WireStory } from './wire-story.ts'

export type DownloadQuestion = {
  /** uuids of download folders, in the order they are shown. */
  folders: readonly string[]
  /** An empty list asks for every kind. */
  kinds: readonly DownloadKind[]
}

/** Folders with their downloads, each with the reader's own language first. Folders without any are left out. */
export async function listDownloads({ folders, kinds }: DownloadQuestion, place: Place): Promise<DownloadGroup[]> {
  const known = (await listStoriesByUuid(folders, place.locale)).flatMap(({ uuid, content }) => {
    const parsed = downloadFolder.content.safeParse(content)
    return parsed.success ? [{ uuid, ...parsed.data }] : []
  })
  const stories = await listStoriesByUuid(
    known.flatMap(({ items }) => items),
    place.locale,
  )
  const cards = await Promise.all(stories.map((wire) => downloadCard(wire, place)))
  const listed = new Map(
    cards
      .filter((card) => card !== undefined)
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .map((card) => [card.uuid, card]),
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

async function downloadCard({ uuid, content }: WireStory, { locale }: Place): Promise<DownloadCard | undefined> {
  const parsed = download.content.safeParse(content)
  if (!parsed.success) return undefined
  const { title, kind, teaser, requirements, licenceNote, files } = parsed.data
  const ordered = readersFirst(files, locale)
  return { uuid, title, kind, teaser, requirements, licenceNote, files: await Promise.all(ordered.map(downloadFile)) }
}

/** The reader's language, then what has no words, then English and Spanish, then the rest as the editor ordered it. */
function readersFirst(files: readonly LocalizedFile[], locale: string): readonly LocalizedFile[] {
  const wanted: readonly string[] = [locale, 'any', 'en', 'es']
  const rank = ({ language }: LocalizedFile) => (wanted.includes(language) ? wanted.indexOf(language) : wanted.length)
  return files.toSorted((a, b) => rank(a) - rank(b))
}

async function downloadFile({ language, file, version, date, pages }: LocalizedFile): Promise<DownloadFile> {
  const sizeBytes = await getFileSize(file.src)
  return { language, href: file.src, fileType: fileTypeOf(file.src), sizeBytes, version, date, pages }
}

/** `PDF` for `…/guia.pdf`; undefined when the name has no ending. */
function fileTypeOf(address: string): string | undefined {
  return /\.([a-z0-9]{1,5})$/i.exec(new URL(address).pathname)?.[1]?.toUpperCase()
}
