import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import { languageName } from 'component-schemas/kinds/language-name.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import { type Facet, narrow } from '../listings/narrow.ts'
import type { ResolvedBody } from '../listings/resolve-listings.ts'
import { plainName } from './plain-name.ts'

export type NarrowedDownloads = {
  /** The page's blocks; its lists of files contain what the choices leave. */
  body: ResolvedBody
  /** Of all files of the page that have the typed words, by kind and language. */
  filters: readonly ListFilter[]
  /** Downloads that the choices leave. */
  total: number
}

/**
 * The lists of files of a page, narrowed together: by words of their titles, by what a file is, and by the language readers read.
 * @param locale BCP 47 tag
 */
export function narrowDownloads(
  body: ResolvedBody,
  { query, locale }: { query: PageQuery; locale: string },
): NarrowedDownloads {
  const words = (query['q']?.[0] ?? '').split(/\s+/).map(plainName)
  const all = downloadsIn(body).filter(({ title, teaser = '' }) => {
    const text = plainName(`${title} ${teaser}`)
    return words.every((word) => text.includes(word))
  })
  const { matching, filters } = narrow(all, facetsOf(all, locale), { query, locale })
  const language = chosenIn(filters, 'language')
  const shown = new Map(matching.map((download) => [download.uuid, filesIn(download, language)]))
  return { body: narrowed(body, shown), filters, total: matching.length }
}

/** Every download of the page once. */
function downloadsIn(body: ResolvedBody): DownloadCard[] {
  const listed = body.flatMap((block) =>
    block.component === 'downloadable_list' ? block.resolved.folders.flatMap(({ downloads }) => downloads) : [],
  )
  return [...new Map(listed.map((download) => [download.uuid, download])).values()]
}

function facetsOf(all: readonly DownloadCard[], locale: string): Facet<DownloadCard>[] {
  const languages = [...new Set(all.flatMap(languagesOf))]
  return [
    { name: 'kind', choice: 'one', valuesOf: ({ kind }) => [kind] },
    {
      name: 'language',
      choice: 'one',
      // A file without words serves readers of every language.
      valuesOf: (download) => (isForEverybody(download) ? languages : languagesOf(download)),
      labels: Object.fromEntries(languages.map((code) => [code, languageName(code, locale)])),
    },
  ]
}

function languagesOf({ files }: DownloadCard): string[] {
  return files.map(({ language }) => language).filter((language) => language !== 'any')
}

function isForEverybody({ files }: DownloadCard): boolean {
  return files.some(({ language }) => language === 'any')
}

function chosenIn(filters: readonly ListFilter[], name: string): string | undefined {
  return filters.find((filter) => filter.name === name)?.options.find(({ isChosen }) => isChosen)?.value
}

function filesIn(download: DownloadCard, language: string | undefined): DownloadCard {
  if (language === undefined) return download
  return { ...download, files: download.files.filter((file) => file.language === language || file.language === 'any') }
}

function narrowed(body: ResolvedBody, shown: ReadonlyMap<string, DownloadCard>): ResolvedBody {
  return body.map((block) => {
    if (block.component !== 'downloadable_list') return block
    const folders = block.resolved.folders
      .map((folder) => ({ ...folder, downloads: folder.downloads.flatMap(({ uuid }) => shown.get(uuid) ?? []) }))
      .filter(({ downloads }) => downloads.length > 0)
    return { ...block, resolved: { folders } }
  })
}
