import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { type IndexFamily, indexFamilies, indexName } from 'component-schemas/search/index-names.ts'
import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import { indexFamily } from 'component-schemas/search/story-records.ts'
import { languageOf, languageParams } from '#site/content/delivery/content-language.ts'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { foldersAbove } from '#site/routing/stories/folders-above.ts'
import { countryAddresses } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import type { IndexSources } from './index-sources.ts'
import { readStories, readStoriesByUuid } from './read-stories.ts'
import { type FamilyRecords, recordsOfStories } from './records-of-stories.ts'
import { sharedAddress } from './story-place.ts'

/** Spanish is written last: what is right there is right in every language, which `reconcile` counts on. */
const inOrder = keysOf(locales).toSorted((a, b) => Number(a === 'es') - Number(b === 'es'))

/**
 * Brings the records of one story, and of those that show its name or stand in its place, to what is published now. It
 * reads the current state and not the event: repeated or reordered calls do no harm.
 * @param beforeEach awaited before the records of one story in one language are made
 * @throws Error when one of the services fails; written records are right, the rest is as before
 */
export async function syncStory(sources: IndexSources, storyId: number, beforeEach = async () => {}): Promise<void> {
  const story = await sources.readStory(storyId, {})
  const uuid = story?.uuid ?? (await knownUuid(sources, storyId))
  const dependents = uuid === undefined ? [] : await storiesNaming(sources, uuid)
  const shared = story && sharedAddress(addressOf(story))
  const lyingIn = story && isExtranetFolder(story) ? await readStories(sources, 'es', below(addressOf(story))) : []
  const counterparts = shared === undefined ? [] : await readStories(sources, 'es', { by_slugs: shared })
  const others = [...dependents, ...[...counterparts, ...lyingIn].map(({ id }) => id)].filter((id) => id !== storyId)
  for (const id of [storyId, ...new Set(others)]) await syncAlone(sources, id, beforeEach)
}

async function syncAlone(sources: IndexSources, storyId: number, beforeEach: () => Promise<void>): Promise<void> {
  for (const locale of inOrder) {
    await beforeEach()
    const story = await sources.readStory(storyId, languageParams(languageOf(locale)))
    const records = story ? await recordsOf(sources, story, locale) : { public: [], extranet: [] }
    for (const family of indexFamilies) {
      await replaceRecords(sources, { name: indexName(family, locale), storyId, records: records[family] })
    }
  }
}

async function recordsOf(sources: IndexSources, story: WireStory, locale: LocaleCode): Promise<FamilyRecords> {
  const named = await readNamed(sources, story, locale)
  const addresses = countryAddresses(addressOf(story)).join(',')
  const own = addresses === '' ? [] : await readStories(sources, 'es', { by_slugs: addresses })
  const taken = new Set(own.map(addressOf))
  const pages = new Map((await readStartPages(sources, story)).map((page) => [addressOf(page), page]))
  const startPage = (address: string) => pages.get(address)
  return recordsOfStories([story], locale, { named, hasStory: (address) => taken.has(address), startPage })
}

/** Start pages behind the login state rights, which are no text and so the same in every language. */
async function readStartPages(sources: IndexSources, story: WireStory): Promise<WireStory[]> {
  if (indexFamily(story.content.component) !== 'extranet') return []
  // The outermost folder is that of a market, which holds the public pages too; the next is the extranet's.
  const [, places = []] = foldersAbove(addressOf(story))
  if (places.length === 0) return []
  return await readStories(sources, 'es', { by_slugs: places.map((place) => `${place}/*`).join(','), is_startpage: 1 })
}

/** Whether the rights of a story hold for others: it is the start page of a folder behind the login. */
function isExtranetFolder({ full_slug: slug, content }: WireStory): boolean {
  return slug.endsWith('/') && indexFamily(content.component) === 'extranet'
}

/** What lies in a folder; for the shared one also what markets of one country have there. */
function below(address: string): DeliveryParams {
  return { by_slugs: [address, ...countryAddresses(address)].map((folder) => `${folder}/*`).join(',') }
}

/** The stories that stand in the records: categories with their parents, products, newer editions. */
async function readNamed(sources: IndexSources, { content }: WireStory, locale: LocaleCode): Promise<WireStory[]> {
  const uuids = ['categories', 'products', 'product', 'replacedBy']
    .flatMap((field) => content[field] ?? [])
    .filter(isUuid)
  if (uuids.length === 0) return []
  const named = await readStoriesByUuid(sources, locale, uuids)
  const parents = named.map((story) => story.content['parent']).filter(isUuid)
  return parents.length === 0 ? named : [...named, ...(await readStoriesByUuid(sources, locale, [...new Set(parents)]))]
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

type Replacing = { name: string; storyId: number; records: readonly SearchRecord[] }

/** One batch, so that a search meets the old records of the story or the new ones. */
async function replaceRecords({ client }: IndexSources, { name, storyId, records }: Replacing): Promise<void> {
  const known = await find({ client }, name, `storyId:${storyId}`)
  const wanted = new Set(records.map(({ objectID }) => objectID))
  const gone = known.filter(({ objectID }) => !wanted.has(objectID))
  const requests = [
    ...gone.map(({ objectID }) => ({ action: 'deleteObject' as const, body: { objectID } })),
    ...records.map((record) => ({ action: 'updateObject' as const, body: { ...record } })),
  ]
  if (requests.length > 0) await client.batch({ indexName: name, batchWriteParams: { requests } })
}

type Known = { objectID: string; storyId?: number; entityId?: string }

async function find({ client }: Pick<IndexSources, 'client'>, name: string, filters: string): Promise<Known[]> {
  const found: Known[] = []
  await client.browseObjects<Known>({
    indexName: name,
    browseParams: { filters, attributesToRetrieve: ['objectID', 'storyId', 'entityId'] },
    aggregator: ({ hits }) => void found.push(...hits),
  })
  return found
}

/** The uuid of a story that is no longer published, from the records it left. */
async function knownUuid(sources: IndexSources, storyId: number): Promise<string | undefined> {
  const found = await inSpanish(sources, `storyId:${storyId}`)
  return found[0]?.entityId
}

async function storiesNaming(sources: IndexSources, uuid: string): Promise<number[]> {
  const found = await inSpanish(sources, `refs:"${uuid}"`)
  return found.flatMap(({ storyId }) => storyId ?? [])
}

async function inSpanish(sources: IndexSources, filters: string): Promise<Known[]> {
  const found = await Promise.all(
    indexFamilies.map((family: IndexFamily) => find(sources, indexName(family, 'es'), filters)),
  )
  return found.flat()
}
