import { indexFamilies, indexName } from 'component-schemas/search/index-names.ts'
import { type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { marketFor, marketIds } from '#site/routing/markets.ts'
import { countryFolders, splitAddress } from '#site/routing/stories/story-folders.ts'
import type { IndexSources } from './index-sources.ts'

/** What a record says of its story. */
export type IndexedEntry = {
  objectID: string
  /** The story's uuid. */
  entityId: string
  storyId: number
  publishedAt: string
  /** In the default language. */
  address: string
}

const attributes = ['objectID', 'entityId', 'storyId', 'publishedAt', 'address'] satisfies (keyof IndexedEntry)[]

/**
 * The language in which a story is looked up: the source, which is written last, so that what is right there is right in every language; for
 * a story of one country the language of that country, because other languages have no record of it.
 */
export function provingLocale(address: string): LocaleCode {
  const { folder } = splitAddress(address)
  return (countryFolders.includes(folder) && marketFor(folder)?.defaultLocale) || sourceLocale
}

/** Records of stories that are shown in one country only. */
const ofOneCountry = marketIds
  .filter((id) => !countryFolders.includes(id))
  .map((id) => `NOT markets:${id}`)
  .join(' AND ')

/** The indexes that together have an entry of every story. */
const provingIndexes = [...new Set<LocaleCode>([sourceLocale, ...countryFolders.map(provingLocale)])].flatMap(
  (locale) =>
    indexFamilies.map((family) => ({
      name: indexName(family, locale),
      only: locale === sourceLocale ? '' : ofOneCountry,
    })),
)

/** A filter for entries with one of these values. */
export function anyOf(attribute: 'storyId' | 'refs', values: readonly (string | number)[]): string {
  return values.map((value) => `${attribute}:"${value}"`).join(' OR ')
}

/**
 * Reads the entries of all stories that match a filter, in the language in which each is looked up.
 * @param filters empty for all
 * @param take called with up to a thousand entries at a time
 */
export async function eachEntry(
  sources: Pick<IndexSources, 'client'>,
  filters: string,
  take: (entries: readonly IndexedEntry[]) => void,
): Promise<void> {
  for (const { name, only } of provingIndexes) {
    const filter = [filters && `(${filters})`, only].filter(Boolean).join(' AND ')
    await browse(sources, { name, filters: filter }, take)
  }
}

/** The entries of one index that match a filter. */
export async function entriesIn(
  sources: Pick<IndexSources, 'client'>,
  index: { name: string; filters: string },
): Promise<IndexedEntry[]> {
  const all: IndexedEntry[] = []
  await browse(sources, index, (entries) => void all.push(...entries))
  return all
}

async function browse(
  { client }: Pick<IndexSources, 'client'>,
  { name, filters }: { name: string; filters: string },
  take: (entries: readonly IndexedEntry[]) => void,
): Promise<void> {
  await client.browseObjects<IndexedEntry>({
    indexName: name,
    browseParams: { filters, attributesToRetrieve: attributes },
    aggregator: ({ hits }) => take(hits),
  })
}
