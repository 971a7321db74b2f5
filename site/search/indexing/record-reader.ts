import { type IndexFamily, indexFamilies } from 'component-schemas/search/index-names.ts'
import type { RelatedStory, SearchRecord } from 'component-schemas/search/search-record.ts'
import { indexFamily, storyRecords } from 'component-schemas/search/story-records.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { foldersAbove } from '#site/routing/stories/folders-above.ts'
import { countryAddresses, countryFolders } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import type { PublishedStories } from './published-stories.ts'
import { readNamedStories, readStories, storyPages, withoutContent } from './read-stories.ts'
import { isFound, marketsOf, toIndexedStory } from './story-place.ts'

type Sources = Pick<PublishedStories, 'readStories'>

/** Makes the records of some published stories in a language. */
export type RecordReader = (stories: readonly WireStory[], locale: LocaleCode) => Promise<FamilyRecords>

/**
 * Reads what the records of stories contain of other stories, each once. It serves one run: a later run needs what is
 * published then.
 * @param hasStory whether a story is published at an address; read story by story when not given
 */
export function recordReader(sources: Sources, hasStory?: StorySources['hasStory']): RecordReader {
  const places = hasStory ? { read: async () => {}, has: hasStory } : countryStories(sources)
  const folders = startPages(sources)
  let names: { locale: LocaleCode; related: ReturnType<typeof relatedStories> } | undefined
  return async (stories, locale) => {
    if (names?.locale !== locale) names = { locale, related: relatedStories(sources, locale) }
    const { related } = names
    await related.read(stories)
    await places.read(stories)
    await folders.read(stories)
    return recordsOfStories(stories, locale, { related: related.get, hasStory: places.has, startPage: folders.get })
  }
}

/** The addresses of all stories of one country: a market shows them in the place of the shared ones. */
export async function readCountryAddresses(sources: Sources): Promise<ReadonlySet<string>> {
  const taken = new Set<string>()
  const params = { ...withoutContent(), by_slugs: countryFolders.map((folder) => `${folder}/*`).join(',') }
  for await (const stories of storyPages(sources, sourceLocale, params)) {
    for (const story of stories) taken.add(addressOf(story))
  }
  return taken
}

function countryStories(sources: Sources) {
  const read = new Set<string>()
  const taken = new Set<string>()
  return {
    has: (address: string) => taken.has(address),
    async read(stories: readonly WireStory[]) {
      const values = unread(
        read,
        stories.flatMap((story) => countryAddresses(addressOf(story))),
      )
      for (const story of await readNamedStories(sources, sourceLocale, { by: 'by_slugs', values }))
        taken.add(addressOf(story))
      for (const address of values) read.add(address)
    },
  }
}

/** Start pages behind the login state rights, which are no text and so the same in every language. */
function startPages(sources: Sources) {
  const read = new Set<string>()
  const pages = new Map<string, WireStory>()
  return {
    get: (address: string) => pages.get(address),
    async read(stories: readonly WireStory[]) {
      const values = unread(read, stories.flatMap(areasOf))
      if (values.length === 0) return
      const below = { by_slugs: values.map((area) => `${area}/*`).join(','), is_startpage: 1 }
      for (const page of await readStories(sources, sourceLocale, below)) pages.set(addressOf(page), page)
      for (const area of values) read.add(area)
    },
  }
}

/** The folders of the extranet that a story behind the login may lie in: the market's own and the shared one. */
function areasOf(story: WireStory): string[] {
  if (indexFamily(story.content.component) !== 'extranet') return []
  // The outermost folder is that of a market, which contains the public pages too; the next is the extranet's.
  return foldersAbove(addressOf(story))[1] ?? []
}

/** Names that are used in records: of categories with their parents, products, newer editions. */
function relatedStories(sources: Sources, locale: LocaleCode) {
  const known = new Map<string, RelatedStory | undefined>()
  const read = async (uuids: readonly string[]) => {
    const values = unread(known, uuids)
    const except = ['name', 'title', 'code', 'parent']
    const stories = await readNamedStories(sources, locale, { by: 'by_uuids', values, except })
    for (const uuid of values) known.set(uuid, undefined)
    for (const story of stories) known.set(story.uuid, toRelated(story))
  }
  return {
    get: (uuid: string) => known.get(uuid),
    async read(stories: readonly WireStory[]) {
      const named = stories.flatMap(namedIn)
      await read(named)
      await read(named.flatMap((uuid) => known.get(uuid)?.parent ?? []))
    },
  }
}

function namedIn({ content }: WireStory): string[] {
  return ['categories', 'products', 'product', 'replacedBy'].flatMap((field) => content[field] ?? []).filter(isText)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function unread(read: { has: (value: string) => boolean }, values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => !read.has(value))
}

type StorySources = {
  /** A story whose name is used in the records of others, by its uuid; undefined while it is not published. */
  related: (uuid: string) => RelatedStory | undefined
  hasStory: (address: string) => boolean
  /** The published start page of a folder, by its address. */
  startPage: (address: string) => WireStory | undefined
}

type FamilyRecords = Readonly<Record<IndexFamily, readonly SearchRecord[]>>

/** The entries of both families that published stories make in one language. Pure. */
export function recordsOfStories(
  stories: readonly WireStory[],
  locale: LocaleCode,
  { related, hasStory, startPage }: StorySources,
): FamilyRecords {
  const records = stories.filter(isFound).flatMap((story) => {
    const family = indexFamily(story.content.component)
    const markets = marketsOf(story, locale, hasStory)
    if (!family || markets.length === 0) return []
    const folders = family === 'extranet' ? startPagesAbove(story, startPage) : []
    const made = storyRecords(toIndexedStory(story, locale), { locale, markets, related, folders })
    return made.map((record) => ({ family, record }))
  })
  const of = (wanted: IndexFamily) => records.filter(({ family }) => family === wanted).map(({ record }) => record)
  return { public: of(indexFamilies[0]), extranet: of(indexFamilies[1]) }
}

function startPagesAbove(story: WireStory, startPage: StorySources['startPage']): WireStory[] {
  return foldersAbove(addressOf(story)).flatMap(
    (places) => places.map(startPage).find((page) => page !== undefined) ?? [],
  )
}

/** The part of a story that is used in the records of others. */
export function toRelated({ name, content }: WireStory): RelatedStory {
  return {
    name: text(content['name']) ?? text(content['title']) ?? name,
    code: text(content['code']),
    parent: text(content['parent']),
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
