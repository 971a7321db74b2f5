import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexSettings } from 'component-schemas/search/index-settings.ts'
import { readerToken } from 'component-schemas/search/reader-token.ts'
import { indexContent } from 'scripts/search/index-content.ts'
import { readSettings } from 'scripts/settings.ts'
import { writeSearchIndexes } from 'scripts/system/services/start-search.ts'
import { openIndexQueue } from 'site/search/indexing/open-index-queue.ts'
import { type IndexSync, syncIndexes } from 'site/search/indexing/sync-indexes.ts'
import { allIndexes, writeIndexes } from 'site/search/indexing/write-indexes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type IndexedSpace, openIndexedSpace, productContent } from '../support/indexed-space.ts'
import { searchKeys } from '../support/local-search.ts'
import { managementClient, required, tokens } from '../support/local-service.ts'

let space: IndexedSpace
/** Without a timer that comes round in a test. */
let indexSync: IndexSync
const canary = 'canario7391'
const lines: string[] = []

const make: IndexedSpace['make'] = (...story) => space.make(...story)
const change = (path: string, story: Record<string, unknown>) => space.change(required(space.stories[path]).id, story)
const names: IndexedSpace['names'] = (...query) => space.names(...query)

const product = (code: string, extra: Record<string, unknown> = {}) =>
  productContent(code, [required(space.stories['global/categorias/llaves']).uuid], extra)

const page = (title: string, text: string) => ({
  component: 'page',
  _uid: title,
  title,
  body: [
    { component: 'centered_title_paragraph', _uid: `${title}-1`, title: 'Primer apartado', text: 'Nada más' },
    {
      component: 'rich_text',
      _uid: `${title}-2`,
      title: 'Segundo apartado',
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    },
  ],
})

/** Sends a change of each story, and waits until the index has settled. */
async function follow(...ids: readonly number[]): Promise<void> {
  for (const id of ids) await indexSync.storyChanged(id)
  await indexSync.settled()
}

async function compare(): Promise<number[]> {
  const differing = await indexSync.reconcile()
  await indexSync.settled()
  return differing
}

beforeAll(async () => {
  space = await openIndexedSpace()
  await make('global/categorias/llaves', {
    name: 'Llaves',
    content: { component: 'category', _uid: 'c', title: 'Llaves de sierra' },
  })
  await make('global/productos/nor-1r', {
    name: 'NOR',
    content: product('NOR-1R', { name__i18n__it: 'Chiave NOR-1R' }),
  })
  await make('global/productos/bor-0x', { name: 'BOR', content: product('BOR-0X', { summary: canary }) }, true)
  await make('global/nuestra-calidad', {
    name: 'Calidad',
    content: page('Nuestra calidad', 'El pergamino se mide dos veces'),
  })
  await make('italy/nuestra-calidad', { name: 'Qualità', content: page('Calidad en Italia', 'El micrómetro italiano') })
  await make('global/extranet/documentacion/tarifa', {
    name: 'Tarifa',
    content: {
      component: 'trade_document',
      _uid: 't',
      title: 'Tarifa de distribuidores',
      kind: 'price-list',
      date: '2026-01-01 00:00',
      files: [
        {
          component: 'localized_file',
          _uid: 'f',
          language: 'es',
          file: { fieldtype: 'asset', id: 1, filename: `${space.content.url}/f/1/a.pdf` },
        },
      ],
      access: [{ component: 'access', _uid: 'a', groups: ['distributor'], markets: ['italy'] }],
    },
  })
  await writeIndexes(space.sources)
  indexSync = syncIndexes({ ...space.sources, queue: openIndexQueue(':memory:'), log: (line) => void lines.push(line) })
})

afterAll(async () => {
  indexSync.stop()
  await space.remove()
})

test('what is published is found in its language, by number, category and brand', async () => {
  expect(await names('public_es', 'nor1r')).toEqual(['Llave NOR-1R'])
  expect(await names('public_it', 'nor 1r')).toEqual(['Chiave NOR-1R'])
  expect(await names('public_es', 'nordala')).toEqual(['Llave NOR-1R'])
  expect(await names('public_es', 'sierra')).toEqual(expect.arrayContaining(['Llaves de sierra', 'Llave NOR-1R']))
})

test('a draft is in no index', async () => {
  for (const { name } of (await space.search.admin.listIndices()).items) expect(await names(name, canary)).toEqual([])
})

test('a long page is found by its part, and once', async () => {
  const { hits } = await space.search.admin.searchSingleIndex<Record<string, unknown>>({
    indexName: 'public_es',
    searchParams: { query: 'pergamino' },
  })
  expect(hits).toMatchObject([{ name: 'Nuestra calidad', heading: 'Segundo apartado' }])
  expect(await names('public_es', 'apartado')).toEqual(['Nuestra calidad'])
})

test('a country’s own page takes the place of the shared one there, and only there', async () => {
  expect(await names('public_it', 'pergamino', 'markets:italy')).toEqual([])
  expect(await names('public_it', 'italiano', 'markets:italy')).toEqual(['Calidad en Italia'])
  expect(await names('public_it', 'italiano', 'markets:global')).toEqual([])
  expect(await names('public_es', 'pergamino', 'markets:spain')).toEqual(['Nuestra calidad'])
})

test('what stands behind the login is in its own index, with who may read it', async () => {
  expect(await names('public_it', 'tarifa')).toEqual([])
  expect(await names('extranet_it', 'tarifa', `for:${readerToken('distributor')} AND home:italy`)).toEqual([
    'Tarifa de distribuidores',
  ])
  expect(await names('extranet_it', 'tarifa', `for:all OR for:${readerToken('locksmith')}`)).toEqual([])
  expect(await names('extranet_es', 'tarifa', 'home:spain OR home:all')).toEqual([])
})

test('the rights of a folder reach what lies in it when its start page is published, and leave it with the page', async () => {
  const inItaly = (group: string) => `for:${readerToken(group)} AND home:italy`
  const start = (access: Record<string, unknown>) => ({
    component: 'extranet_page',
    _uid: 'd',
    title: 'Documentación',
    access: [{ component: 'access', _uid: 'a', ...access }],
  })
  const startPage = await space.makeStartPage('global/extranet/documentacion', {
    name: 'Documentación',
    content: start({ groups: ['locksmith'] }),
  })
  await follow(startPage.id)
  expect(await names('extranet_it', 'tarifa', inItaly('distributor'))).toEqual([])
  await space.change(startPage.id, {
    content: start({ groups: ['locksmith', 'distributor'], markets: ['italy', 'spain'] }),
  })
  await follow(startPage.id)
  expect(await names('extranet_it', 'tarifa', inItaly('distributor'))).toEqual(['Tarifa de distribuidores'])
  await space.change(startPage.id, { content: start({ markets: ['spain'] }) })
  await follow(startPage.id)
  expect(await names('extranet_it', 'tarifa')).toEqual([])
  await managementClient(space.content.url).stories.delete(startPage.id)
  await compare()
  expect(await names('extranet_it', 'tarifa', inItaly('distributor'))).toEqual(['Tarifa de distribuidores'])
})

test('a change reaches its own records and those that show its name, however often its message arrives', async () => {
  await change('global/categorias/llaves', {
    content: { component: 'category', _uid: 'c', title: 'Llaves dentadas' },
  })
  const { id } = required(space.stories['global/categorias/llaves'])
  await Promise.all([follow(id), follow(id)])
  expect(await names('public_es', 'sierra')).toEqual([])
  expect((await names('public_es', 'dentadas')).toSorted()).toEqual(['Llave NOR-1R', 'Llaves dentadas'])
})

test('messages that were lost are made good by comparing', async () => {
  await space.unpublish('global/nuestra-calidad')
  await make('global/productos/lin-2', { name: 'LIN', content: product('LIN-2') })
  expect(await names('public_es', 'pergamino')).toHaveLength(1)
  const healed = await compare()
  expect(healed).toHaveLength(2)
  expect(await names('public_es', 'pergamino')).toEqual([])
  expect(await names('public_it', 'lin2')).toEqual(['Llave LIN-2'])
  expect(await compare()).toEqual([])
})

test('a story that could not be written is tried again', async () => {
  let isAway = true
  const client = new Proxy(space.search.admin, {
    get: (target, name, receiver) => {
      if (name === 'batch' && isAway) return () => Promise.reject(new Error('away'))
      return Reflect.get(target, name, receiver)
    },
  })
  const failures: string[] = []
  const failing = syncIndexes({
    ...space.sources,
    queue: openIndexQueue(':memory:'),
    client,
    log: (line) => void failures.push(line),
    retryAfter: 20,
  })
  await change('global/productos/lin-2', { content: product('LIN-2', { name: 'Llave renombrada' }) })
  await failing.storyChanged(required(space.stories['global/productos/lin-2']).id)
  await failing.settled()
  expect(failures).toHaveLength(1)
  isAway = false
  await expect.poll(() => names('public_es', 'renombrada'), { timeout: 5000 }).toEqual(['Llave renombrada'])
  failing.stop()
})

test('readers of a changed page go first, and then its story is read once', async () => {
  const { id } = required(space.stories['global/productos/lin-2'])
  const requested: unknown[] = []
  const resting = syncIndexes({
    queue: openIndexQueue(':memory:'),
    ...space.sources,
    async readStories(params) {
      if (params['by_ids']) requested.push(`${params['language'] ?? 'es'} ${params['by_ids']}`)
      return await space.sources.readStories(params)
    },
    log: () => undefined,
    restAfterMessage: 300,
  })
  await change('global/productos/lin-2', { content: product('LIN-2', { name: 'Llave de otro nombre' }) })
  await resting.storyChanged(id)
  await new Promise((resolve) => setTimeout(resolve, 150))
  await resting.storyChanged(id)
  expect(requested).toEqual([])
  await resting.settled()
  expect(requested.filter((one) => one === `it ${id}`)).toHaveLength(1)
  expect(await names('public_es', 'otro nombre')).toEqual(['Llave de otro nombre'])
  resting.stop()
})

test('a start gives indexes of an earlier version the settings of this one before it fills them', async () => {
  await space.search.admin.setSettings({ indexName: 'extranet_it', indexSettings: { attributesForFaceting: ['kind'] } })
  const settings = readSettings({
    DATA_FOLDER: space.search.dataFolder,
    SEARCH_PORT: new URL(space.search.url).port,
    SEARCH_APP_ID: searchKeys.applicationId,
    SEARCH_ADMIN_KEY: searchKeys.adminKey,
    CONTENT_PUBLIC_TOKEN: tokens.publicToken,
  })
  await writeSearchIndexes({ settings, contentUrl: space.content.url, onLine: () => undefined })
  const { attributesForFaceting } = await space.search.admin.getSettings({ indexName: 'extranet_it' })
  expect(attributesForFaceting).toEqual(indexSettings('extranet', 'it')['attributesForFaceting'])
  expect(await names('extranet_it', 'tarifa', `for:${readerToken('distributor')} AND home:italy`)).toHaveLength(1)
})

describe('a run that was interrupted', () => {
  const progressFile = () => join(space.search.dataFolder, 'progress.json')

  /** Names of the indexes that a run fills; it is interrupted after as many as `most`. */
  async function run(most = Number.POSITIVE_INFINITY): Promise<string[]> {
    const filled: string[] = []
    const running = indexContent({
      CONTENT_API_URL: `${space.content.url}/v2`,
      CONTENT_PUBLIC_TOKEN: tokens.publicToken,
      SEARCH_HOST: space.search.url,
      SEARCH_APP_ID: searchKeys.applicationId,
      SEARCH_ADMIN_KEY: searchKeys.adminKey,
      progressFile: progressFile(),
      onProgress({ name }) {
        filled.push(name)
        if (filled.length === most) throw new Error('interrupted')
      },
    })
    await running.catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'interrupted')) throw error
    })
    return filled
  }

  test('is taken up where it stopped, and leaves no temporary index', async () => {
    expect(await run(3)).toEqual(allIndexes.slice(0, 3))
    const { items } = await space.search.admin.listIndices()
    expect(items.filter(({ name }) => name.endsWith('_tmp'))).toEqual([])
    expect(await run()).toEqual(allIndexes.slice(3))
    expect(await run(1)).toEqual(allIndexes.slice(0, 1))
  })

  test('starts again when something was published since', async () => {
    await run(3)
    await change('global/productos/lin-2', { content: product('LIN-2') })
    expect(await run(1)).toEqual(allIndexes.slice(0, 1))
  })

  test('starts again when settings, synonyms or the code of records are others', async () => {
    await run(3)
    const left = JSON.parse(await readFile(progressFile(), 'utf8')) as Record<string, unknown>
    await writeFile(progressFile(), JSON.stringify({ ...left, digest: 'of-an-earlier-code' }))
    expect(await run(1)).toEqual(allIndexes.slice(0, 1))
  })
})
