import type { IndexQueue } from 'site/search/indexing/index-queue.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { openIndexQueue } from 'site/search/indexing/open-index-queue.ts'
import { type IndexSync, type IndexSyncOptions, syncIndexes } from 'site/search/indexing/sync-indexes.ts'
import { writeIndexes } from 'site/search/indexing/write-indexes.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type IndexedSpace, type Made, openIndexedSpace, productContent } from '../support/indexed-space.ts'
import { required } from '../support/local-service.ts'

const products = 330

let space: IndexedSpace
let indexSync: IndexSync
let category: Made
/** A category of five products. */
let remotes: Made

const title = (text: string, extra: Record<string, unknown> = {}) => ({
  content: { component: 'category', _uid: 'c', title: text, ...extra },
})
const idOf = (path: string) => required(space.stories[path]).id

beforeAll(async () => {
  space = await openIndexedSpace()
  category = await space.make('global/categorias/llaves', { name: 'Llaves', ...title('Llaves de sierra') })
  const { uuid: parent } = await space.make('global/categorias/raiz', { name: 'Raíz', ...title('Electrónica') })
  remotes = await space.make('global/categorias/mandos', { name: 'Mandos', ...title('Mandos de garaje', { parent }) })
  await makeProducts('nor', products, category)
  await makeProducts('man', 5, remotes)
  const page = (text: string) => ({ name: text, content: { component: 'page', _uid: text, title: text } })
  await space.make('global/nuestra-calidad', page('Nuestra calidad'))
  await space.make('italy/nuestra-calidad', page('Calidad en Italia'))
  await writeIndexes(space.sources)
}, 60_000)

async function makeProducts(prefix: string, count: number, { uuid }: Made): Promise<void> {
  const make = (index: number) => {
    const code = `${prefix}-${index}`
    return space.make(`global/productos/${code}`, { name: code, content: productContent(code, [uuid]) })
  }
  // The first one makes the folder.
  await make(0)
  await Promise.all(Array.from({ length: count - 1 }, (_, index) => make(index + 1)))
}

afterEach(() => indexSync.stop())
afterAll(() => space.remove())

/** Synchronizes with sources that a test changes. */
function start(changed: Partial<IndexSyncOptions> = {}): IndexSync {
  indexSync = syncIndexes({ ...space.sources, queue: openIndexQueue(':memory:'), log: () => undefined, ...changed })
  return indexSync
}

/** The search client with another implementation of one method. */
function withMethod<Name extends keyof IndexSources['client']>(
  name: Name,
  method: IndexSources['client'][Name],
): IndexSources['client'] {
  return new Proxy(space.search.admin, {
    get: (target, wanted, receiver) => (wanted === name ? method : Reflect.get(target, wanted, receiver)),
  })
}

/** Counts the requests to both services. */
function counted(): { sources: IndexSources; calls: { content: number; browse: number; batch: number } } {
  const calls = { content: 0, browse: 0, batch: 0 }
  const client = new Proxy(space.search.admin, {
    get(target, name, receiver) {
      if (name === 'browse' || name === 'batch') calls[name] += 1
      return Reflect.get(target, name, receiver)
    },
  })
  const readStories: IndexSources['readStories'] = async (params) => {
    calls.content += 1
    return await space.sources.readStories(params)
  }
  return { sources: { ...space.sources, readStories, client }, calls }
}

test('a category is written to its 330 products in nine languages with a hundred stories a call', async () => {
  const { sources, calls } = counted()
  await space.change(category.id, title('Llaves dentadas'))
  await start(sources).storyChanged(category.id)
  await indexSync.settled()
  const { nbHits } = await space.search.admin.searchSingleIndex({
    indexName: 'public_it',
    searchParams: { query: 'dentadas' },
  })
  expect(nbHits).toBe(products + 1)
  // With a call for each story these were 8,929, 5,960 and 2,979.
  expect(calls).toEqual({ content: 110, browse: 98, batch: 45 })
})

test('a story that was changed meanwhile goes before the remaining languages of a category’s products', async () => {
  const order: string[] = []
  const readStories: IndexSources['readStories'] = async (params) => {
    const ids = String(params['by_ids'] ?? '').split(',')
    if (ids.length > 1) order.push('dependents')
    if (ids.includes(String(idOf('global/nuestra-calidad')))) order.push('changed')
    if (order.length === 1) await indexSync.storyChanged(idOf('global/nuestra-calidad'))
    return await space.sources.readStories(params)
  }
  await start({ readStories }).storyChanged(remotes.id)
  await indexSync.settled()
  const steps = order.filter((step, index) => step !== order[index - 1])
  expect(steps).toEqual(['dependents', 'changed', 'dependents'])
})

test('what depends on a changed story is stored before its claim is finished', async () => {
  const queue = openIndexQueue(':memory:')
  const steps: string[] = []
  const noting: IndexQueue = {
    ...queue,
    async add(ids, reason) {
      if (ids.length > 0) steps.push(`${reason} ${ids.length}`)
      await queue.add(ids, reason)
    },
    async finish(claim) {
      steps.push(`finished ${claim.reason} ${claim.storyIds.length}`)
      await queue.finish(claim)
    },
  }
  await start({ queue: noting }).storyChanged(remotes.id)
  await indexSync.settled()
  expect(steps).toEqual(['changed 1', 'dependent 5', 'finished changed 1', 'finished dependent 5'])
})

test('the name of a parent category reaches the products of its child', async () => {
  await space.change(idOf('global/categorias/raiz'), title('Radiofrecuencia'))
  await start().storyChanged(idOf('global/categorias/raiz'))
  await indexSync.settled()
  expect(await space.names('public_it', 'radiofrecuencia')).toHaveLength(6)
})

test('a story that always fails does not hold up the others of its claim', async () => {
  const failing = idOf('global/productos/man-2')
  const batch: IndexSources['client']['batch'] = async (request, ...rest) => {
    const isRefused = request.batchWriteParams.requests.some(({ body }) => body?.['storyId'] === failing)
    if (isRefused) throw new Error('record is too big')
    return await space.search.admin.batch(request, ...rest)
  }
  await space.change(remotes.id, title('Emisores de garaje'))
  await start({ client: withMethod('batch', batch), retryAfter: 5 }).storyChanged(remotes.id)
  const reached = ['Emisores de garaje', ...[0, 1, 3, 4].map((index) => `Llave man-${index}`)]
  const found = async () => (await space.names('public_es', 'emisores')).toSorted()
  await expect.poll(found, { timeout: 15_000 }).toEqual(reached)
})

test('a shared page is shown in a country again when the country’s own page is taken back', async () => {
  expect(await space.names('public_it', 'calidad', 'markets:italy')).toEqual(['Calidad en Italia'])
  await space.unpublish('italy/nuestra-calidad')
  await start().storyChanged(idOf('italy/nuestra-calidad'))
  await indexSync.settled()
  expect(await space.names('public_it', 'calidad', 'markets:italy')).toEqual(['Nuestra calidad'])
})

test('a comparison reads no content and finds a lost message of a country', async () => {
  await space.change(idOf('italy/nuestra-calidad'), {
    content: { component: 'page', _uid: 'i', title: 'Micrómetro italiano', body: [] },
  })
  const fields = new Set<string>()
  const readStories: IndexSources['readStories'] = async (params) => {
    const response = await space.sources.readStories(params)
    const listed = params['by_ids'] ? [] : response.stories
    for (const name of listed.flatMap((story) => Object.keys(story.content))) fields.add(name)
    return response
  }
  expect(await start({ readStories }).reconcile()).toEqual([idOf('italy/nuestra-calidad')])
  await indexSync.settled()
  expect([...fields].toSorted()).toEqual(['_uid', 'component'])
  expect(await space.names('public_it', 'micrómetro', 'markets:italy')).toEqual(['Micrómetro italiano'])
})

test('a comparison begins when something was published since the last one, or after some hours', async () => {
  const { sources, calls } = counted()
  let version = 1_700_000_000
  const old = { ...sources, readVersion: async () => version }
  /** Pages of a hundred stories. */
  const pages = Math.ceil((products + 11) / 100)
  await start(old).reconcile()
  expect(calls.content).toBe(pages)
  await indexSync.reconcile()
  expect(calls.content).toBe(pages)
  version += 1
  await indexSync.reconcile()
  expect(calls.content).toBe(2 * pages)
  indexSync.stop()
  await start({ ...old, compareAfter: 0 }).reconcile()
  await indexSync.reconcile()
  expect(calls.content).toBe(4 * pages)
})

test('work on demand fails while the content service is away or a record waits, and passes when all is written', async () => {
  let isAway = true
  const readStories: IndexSources['readStories'] = async (params) => {
    if (isAway) throw new Error('The content service is away.')
    return await space.sources.readStories(params)
  }
  start({ readStories, readVersion: async () => (isAway ? Promise.reject(new Error('away')) : 1), retryAfter: 100 })
  await expect(indexSync.workOff()).rejects.toThrow('not up to date')
  await indexSync.storyChanged(remotes.id)
  await expect(indexSync.workOff()).rejects.toThrow('not up to date')
  isAway = false
  await vi.waitUntil(async () => (await indexSync.workOff().catch(() => 'waits')) === undefined, 10_000)
})

test('a change that the queue could not store is stored when the queue is back, and is one log line until then', async () => {
  const queue = openIndexQueue(':memory:')
  let isAway = true
  const add: IndexQueue['add'] = async (...story) => {
    if (isAway) throw new Error('the database is away')
    await queue.add(...story)
  }
  const lines: string[] = []
  const id = idOf('global/nuestra-calidad')
  await space.change(id, { content: { component: 'page', _uid: 'n', title: 'Torsiómetro', body: [] } })
  start({ queue: { ...queue, add }, retryAfter: 5, log: (line) => lines.push(line) })
  await expect(indexSync.storyChanged(id)).rejects.toThrow('the database is away')
  await expect.poll(() => lines).toEqual(['the queue of search records failed: the database is away'])
  isAway = false
  await expect.poll(() => space.names('public_es', 'torsiómetro'), { timeout: 15_000 }).toEqual(['Torsiómetro'])
  expect(lines).toHaveLength(1)
})
