import fc from 'fast-check'
import { openIndexQueue } from 'site/search/indexing/open-index-queue.ts'
import type { PublishedStories } from 'site/search/indexing/published-stories.ts'
import { type IndexSync, syncIndexes } from 'site/search/indexing/sync-indexes.ts'
import { leadership } from 'site/server/database/leadership.ts'
import { type Disturbance, disturbances, type Fleet, isDisturbance, newFleet } from './fleet.ts'
import { places } from './prepare-tables.ts'
import type { World } from './run-histories.ts'
import { startDatabase } from './simulated-database.ts'
import { call, newService, type Service } from './simulated-network.ts'
import { type IndexRecord, type SimulatedSearch, startSearch } from './simulated-search.ts'
import { draw, type Instance, inInstance, pass, schedule, startTime, worldTime } from './simulated-time.ts'

const names = ['A', 'B'] as const
const serviceNames = ['database', 'content', 'search'] as const
type ServiceName = (typeof serviceNames)[number]

type Story = {
  id: number
  folder: string
  slug: string
  component: 'category' | 'product' | 'page'
  edition: number
  isPublished: boolean
  publishedAt: number
}

/** A category, two products in it, and a page whose place a country's own page takes. */
const begun: readonly Omit<Story, 'edition' | 'publishedAt'>[] = [
  { id: 1, folder: 'global/categorias', slug: 'llaves', component: 'category', isPublished: true },
  { id: 2, folder: 'global/productos', slug: 'nor-1', component: 'product', isPublished: true },
  { id: 3, folder: 'global/productos', slug: 'nor-2', component: 'product', isPublished: false },
  { id: 4, folder: 'global', slug: 'nuestra-calidad', component: 'page', isPublished: true },
  { id: 5, folder: 'italy', slug: 'nuestra-calidad', component: 'page', isPublished: false },
]

export type IndexStep =
  | { do: 'publish' | 'unpublish' | 'move'; story: number; to: string; message: 'arrives' | 'is lost' | 'comes twice' }
  | Disturbance<ServiceName>

const waits = [20, 300, 3000, 12_000]
const change = fc.record({
  do: fc.constantFrom('publish' as const, 'publish' as const, 'unpublish' as const, 'move' as const),
  story: fc.integer({ min: 1, max: begun.length }),
  to: fc.constantFrom(...names),
  message: fc.constantFrom('arrives' as const, 'arrives' as const, 'is lost' as const, 'comes twice' as const),
})
const step: fc.Arbitrary<IndexStep> = fc.oneof(
  { weight: 6, arbitrary: change },
  { weight: 8, arbitrary: disturbances({ names, services: serviceNames, clockMs: 1000, waits }) },
)

/** A comparison comes within half a minute here (`SEARCH_CHECK_SECONDS`); another process leads after nine seconds, and a failure is retried within a minute. */
const reconcileEvery = 30_000
const settledMs = 120_000

type State = {
  fleet: Fleet<IndexSync, ServiceName>
  stories: Map<number, Story>
  search: SimulatedSearch
  version: number
}

function begin(seed: number): State {
  startTime(seed)
  const search = startSearch()
  const content = newService('the content service')
  const services = { database: startDatabase(), content, search: search.service }
  const publishedAt = worldTime() - 3_600_000
  const stories = new Map(begun.map((one) => [one.id, { ...one, edition: 1, publishedAt }]))
  const state = { stories, search, version: Math.floor(worldTime() / 1000) - 100 }
  const fleet = newFleet({
    names,
    services,
    open: (instance) => startIndexing(instance, state, content),
    onTrouble: () => undefined,
  })
  return Object.assign(state, { fleet })
}

/** Starts what `shared-index-sync.ts` starts. */
function startIndexing(instance: Instance, state: Omit<State, 'fleet'>, content: Service): IndexSync {
  return inInstance(instance, () => {
    const queue = openIndexQueue(places.index)
    const { isLeader } = leadership({
      place: places.leases,
      work: 'search index',
      onLead: queue.releaseAll,
      report: () => undefined,
    })
    const { client } = state.search
    return syncIndexes({
      ...storiesOf(state, content),
      queue,
      isLeader,
      client,
      log: () => undefined,
      restAfterMessage: 1000,
      reconcileEvery,
    })
  })
}

function storiesOf(state: Pick<State, 'stories' | 'version'>, content: Service): PublishedStories {
  return {
    readStories: async (params) => await call(content, () => listOf(state, new Map(Object.entries(params)))),
    readVersion: async () => await call(content, () => state.version),
  }
}

const uuidOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`
const addressOf = ({ folder, slug }: Story) => `${folder}/${slug}`

function listOf({ stories }: Pick<State, 'stories'>, params: ReadonlyMap<string, string | number>) {
  const valuesOf = (name: string) => (params.has(name) ? String(params.get(name)).split(',') : undefined)
  const [ids, uuids, slugs] = [valuesOf('by_ids'), valuesOf('by_uuids'), valuesOf('by_slugs')]
  const isAt = (address: string) =>
    slugs?.some((one) => one === address || (one.endsWith('/*') && address.startsWith(one.slice(0, -1)))) ?? true
  const found = [...stories.values()]
    .filter(({ isPublished }) => isPublished && !params.has('is_startpage'))
    .filter(
      (one) =>
        (ids?.includes(String(one.id)) ?? true) && (uuids?.includes(uuidOf(one.id)) ?? true) && isAt(addressOf(one)),
    )
  return { stories: found.map(wireOf), total: found.length }
}

function wireOf(story: Story): Awaited<ReturnType<PublishedStories['readStories']>>['stories'][number] {
  const { id, slug, publishedAt } = story
  return {
    id,
    uuid: uuidOf(id),
    name: slug,
    slug,
    full_slug: addressOf(story),
    lang: 'default',
    published_at: new Date(publishedAt).toISOString(),
    translated_slugs: [],
    content: contentOf(story),
  }
}

const nameOf = ({ component, edition }: Story) => `${component} ${edition}`

function contentOf(story: Story) {
  const { component, slug } = story
  const own = { component, _uid: slug }
  if (component !== 'product') return { ...own, title: nameOf(story) }
  const spec = [{ component: 'spec_key_blank', _uid: 's', keyType: 'flat', material: 'brass', lockBrands: ['nordala'] }]
  return {
    ...own,
    code: slug.toUpperCase(),
    name: nameOf(story),
    kind: 'key_blank',
    status: 'available',
    categories: [uuidOf(1)],
    spec,
  }
}

function changeStory(state: State, { do: how, story: id, to, message }: Extract<IndexStep, { story: number }>): void {
  const before = state.stories.get(id)
  if (!before || (how !== 'publish' && !before.isPublished)) return
  // Other addresses of pages have no route.
  if (how === 'move' && before.component === 'page') return
  const moved = { slug: before.slug.endsWith('-b') ? before.slug.slice(0, -2) : `${before.slug}-b` }
  const published = { edition: before.edition + 1, isPublished: true, publishedAt: Math.floor(worldTime()) }
  const changed = { publish: published, unpublish: { isPublished: false }, move: moved }
  state.stories.set(id, { ...before, ...changed[how] })
  state.version = Math.max(state.version, Math.floor(worldTime() / 1000))
  if (message === 'is lost') return
  for (const afterMs of message === 'comes twice' ? [0, 500] : [0])
    schedule(afterMs + draw() * 30, () => send(state, to, id))
}

function send({ fleet }: State, to: string, id: number): void {
  const { instance, site } = fleet.at(to) ?? {}
  if (instance && site) void inInstance(instance, () => site.storyChanged(id)).catch(() => undefined)
}

/** What an index says of a story that does not agree with what is published; undefined where it agrees. */
function differenceIn(state: State, index: string, story: Story): string | undefined {
  const own = state.search.records(index).filter(({ storyId }) => storyId === story.id)
  const [record] = own
  const said = JSON.stringify(record && [record['name'], record['address'], record['categories'], record['markets']])
  const isWanted = story.isPublished && (story.folder !== 'italy' || index === 'public_it')
  if (!isWanted) return record && `${index} has ${said}, which is not published`
  const isNamed = record?.['name'] === nameOf(story) && record['address'] === addressOf(story)
  if (isNamed && isRelated(state, index, { story, record })) return undefined
  return `${index} has ${said} of story ${story.id}, which is ${nameOf(story)} at ${addressOf(story)}`
}

/** A product names its category; a shared page is not shown in a country that has its own. */
function isRelated(state: State, index: string, { story, record }: { story: Story; record: IndexRecord }): boolean {
  const { id, component } = story
  const [category, rival] = [state.stories.get(1), state.stories.get(5)]
  const tree = JSON.stringify(record['categories'] ?? '')
  if (component === 'product')
    return category?.isPublished ? tree.includes(nameOf(category)) : !tree.includes('category')
  const markets = record['markets']
  return (
    id !== 4 || index !== 'public_it' || (Array.isArray(markets) && markets.includes('italy') !== rival?.isPublished)
  )
}

async function run(steps: readonly IndexStep[], seed: number): Promise<void> {
  const state = begin(seed)
  // The first comparison fills the indexes.
  await pass(reconcileEvery + 4000)
  for (const one of steps) {
    if (isDisturbance(one)) state.fleet.disturb(one)
    else changeStory(state, one)
    await pass(one.do === 'wait' ? one.ms : draw() * 40)
  }
  state.fleet.recover()
  await pass(settledMs)
  state.fleet.end()
  for (const story of state.stories.values()) {
    for (const index of ['public_es', 'public_it', 'public_de']) {
      const difference = differenceIn(state, index, story)
      if (difference !== undefined) throw new Error(difference)
    }
  }
}

export const indexWorld: World<IndexStep> = { name: 'index', step, mostSteps: 20, run }
