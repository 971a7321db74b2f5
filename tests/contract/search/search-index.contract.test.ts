import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { indexSettings } from 'component-schemas/search/index-settings.ts'
import { readerToken } from 'component-schemas/search/reader-token.ts'
import { indexContent } from 'scripts/search/index-content.ts'
import { readSettings } from 'scripts/settings.ts'
import { writeSearchIndexes } from 'scripts/system/services/start-search.ts'
import { deliveryClient } from 'site/content/delivery/delivery-client.ts'
import type { IndexSources } from 'site/search/indexing/index-sources.ts'
import { publishedStories } from 'site/search/indexing/published-stories.ts'
import { reconcile } from 'site/search/indexing/reconcile.ts'
import { syncIndexes } from 'site/search/indexing/sync-indexes.ts'
import { syncStory } from 'site/search/indexing/sync-story.ts'
import { allIndexes, writeIndexes } from 'site/search/indexing/write-indexes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalSearch, searchKeys, startLocalSearch } from '../support/local-search.ts'
import { type LocalService, managementClient, required, startLocalService, tokens } from '../support/local-service.ts'

let content: LocalService
let search: LocalSearch
let sources: IndexSources
const canary = 'canario7391'

type Made = { id: number; uuid: string }
const stories: Record<string, Made> = {}

/** Folders are made on the way; the story is published unless it is to stay a draft. */
async function make(
  path: string,
  story: { name: string; content: Record<string, unknown> },
  isDraft = false,
): Promise<Made> {
  const segments = path.split('/')
  let parent = 0
  for (const [index, slug] of segments.slice(0, -1).entries()) {
    const address = segments.slice(0, index + 1).join('/')
    parent = (stories[address] ??= await create({ name: slug, slug, is_folder: true, parent_id: parent })).id
  }
  const body = { ...story, slug: required(segments.at(-1)), parent_id: parent }
  const made = await create(body, !isDraft)
  stories[path] = made
  return made
}

async function create(
  story: { name: string; slug: string } & Record<string, unknown>,
  isPublished = false,
): Promise<Made> {
  const query = isPublished ? { publish: 1 } : {}
  const { data } = await managementClient(content.url).stories.create({ body: { story }, query } as never)
  const { id, uuid } = required(data?.story) as Made
  return { id, uuid }
}

async function change(path: string, story: Record<string, unknown>): Promise<void> {
  const { id } = required(stories[path])
  const body = { story, publish: 1, force_update: '1' }
  await managementClient(content.url).stories.update(id, { body } as never)
}

const unpublish = (path: string) =>
  managementClient(content.url).get(`/v1/spaces/100001/stories/${required(stories[path]).id}/unpublish` as never)

const product = (code: string, extra: Record<string, unknown> = {}) => ({
  component: 'product',
  _uid: code,
  code,
  name: `Llave ${code}`,
  kind: 'key_blank',
  categories: [required(stories['global/categorias/llaves']).uuid],
  spec: [{ component: 'spec_key_blank', _uid: `${code}-s`, keyType: 'flat', lockBrands: ['nordala'] }],
  ...extra,
})

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

async function names(indexName: string, query = '', filters = ''): Promise<string[]> {
  const { hits } = await search.admin.searchSingleIndex<{ name: string }>({
    indexName,
    searchParams: { query, filters, removeWordsIfNoResults: 'none', hitsPerPage: 100 },
  })
  return hits.map(({ name }) => name)
}

beforeAll(async () => {
  content = await startLocalService()
  search = await startLocalSearch()
  sources = {
    ...publishedStories(deliveryClient({ contentUrl: `${content.url}/v2`, token: tokens.publicToken })),
    client: search.admin,
  }
  await managementClient(content.url).spaces.update({
    body: { space: { default_lang_name: 'Español', languages: [{ code: 'it', name: 'Italiano' }] } },
  })
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
          file: { fieldtype: 'asset', id: 1, filename: `${content.url}/f/1/a.pdf` },
        },
      ],
      access: [{ component: 'access', _uid: 'a', groups: ['distributor'], markets: ['italy'] }],
    },
  })
  await writeIndexes(sources)
})

afterAll(async () => {
  await search.remove()
  await content.remove()
})

test('what is published is found in its language, by number, category and brand', async () => {
  expect(await names('public_es', 'nor1r')).toEqual(['Llave NOR-1R'])
  expect(await names('public_it', 'nor 1r')).toEqual(['Chiave NOR-1R'])
  expect(await names('public_es', 'nordala')).toEqual(['Llave NOR-1R'])
  expect(await names('public_es', 'sierra')).toEqual(expect.arrayContaining(['Llaves de sierra', 'Llave NOR-1R']))
})

test('a draft is in no index', async () => {
  for (const { name } of (await search.admin.listIndices()).items) expect(await names(name, canary)).toEqual([])
})

test('a long page is found by its part, and once', async () => {
  const { hits } = await search.admin.searchSingleIndex<Record<string, unknown>>({
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
  const folder = required(stories['global/extranet/documentacion'])
  const startPage = await create(
    {
      name: 'Documentación',
      slug: 'documentacion',
      parent_id: folder.id,
      is_startpage: true,
      content: {
        component: 'extranet_page',
        _uid: 'd',
        title: 'Documentación',
        access: [{ component: 'access', _uid: 'a', groups: ['locksmith'] }],
      },
    },
    true,
  )
  await syncStory(sources, startPage.id)
  expect(await names('extranet_it', 'tarifa', inItaly('distributor'))).toEqual([])
  const access = [{ component: 'access', _uid: 'a', groups: ['locksmith', 'distributor'], markets: ['italy', 'spain'] }]
  stories['documentacion'] = startPage
  await change('documentacion', {
    content: { component: 'extranet_page', _uid: 'd', title: 'Documentación', access },
  })
  await syncStory(sources, startPage.id)
  expect(await names('extranet_it', 'tarifa', inItaly('distributor'))).toEqual(['Tarifa de distribuidores'])
  await change('documentacion', {
    content: {
      component: 'extranet_page',
      _uid: 'd',
      title: 'Documentación',
      access: [{ component: 'access', _uid: 'a', markets: ['spain'] }],
    },
  })
  await syncStory(sources, startPage.id)
  expect(await names('extranet_it', 'tarifa')).toEqual([])
  await managementClient(content.url).stories.delete(startPage.id)
  await reconcile(sources)
  expect(await names('extranet_it', 'tarifa', inItaly('distributor'))).toEqual(['Tarifa de distribuidores'])
})

test('a change reaches its own records and those that show its name, however often its message arrives', async () => {
  await change('global/categorias/llaves', {
    content: { component: 'category', _uid: 'c', title: 'Llaves dentadas' },
  })
  const { id } = required(stories['global/categorias/llaves'])
  await Promise.all([syncStory(sources, id), syncStory(sources, id)])
  expect(await names('public_es', 'sierra')).toEqual([])
  expect((await names('public_es', 'dentadas')).toSorted()).toEqual(['Llave NOR-1R', 'Llaves dentadas'])
})

test('messages that were lost are made good by comparing', async () => {
  await unpublish('global/nuestra-calidad')
  await make('global/productos/lin-2', { name: 'LIN', content: product('LIN-2') })
  expect(await names('public_es', 'pergamino')).toHaveLength(1)
  const healed = await reconcile(sources)
  expect(healed).toHaveLength(2)
  expect(await names('public_es', 'pergamino')).toEqual([])
  expect(await names('public_it', 'lin2')).toEqual(['Llave LIN-2'])
  expect(await reconcile(sources)).toEqual([])
})

test('the keeper tries again when the search service was away', async () => {
  let isAway = true
  const client = new Proxy(search.admin, {
    get: (target, name, receiver) => {
      if (name === 'batch' && isAway) return () => Promise.reject(new Error('away'))
      return Reflect.get(target, name, receiver)
    },
  })
  const lines: string[] = []
  const indexSync = syncIndexes({ ...sources, client, log: (line) => void lines.push(line), retryAfter: 20 })
  await change('global/productos/lin-2', { content: product('LIN-2', { name: 'Llave renombrada' }) })
  indexSync.storyChanged(required(stories['global/productos/lin-2']).id)
  await indexSync.settled()
  expect(lines).toHaveLength(1)
  isAway = false
  await expect.poll(() => names('public_es', 'renombrada'), { timeout: 5000 }).toEqual(['Llave renombrada'])
  indexSync.stop()
})

test('the keeper lets readers of a changed page go first, and then reads the story once', async () => {
  const { id } = required(stories['global/productos/lin-2'])
  const requested: number[] = []
  const readStory: typeof sources.readStory = async (story, params) => {
    if (Object.keys(params).length === 0) requested.push(story)
    return await sources.readStory(story, params)
  }
  const indexSync = syncIndexes({
    ...sources,
    readStory,
    client: search.admin,
    log: () => undefined,
    restAfterMessage: 300,
  })
  await change('global/productos/lin-2', { content: product('LIN-2', { name: 'Llave de otro nombre' }) })
  indexSync.storyChanged(id)
  await new Promise((resolve) => setTimeout(resolve, 150))
  indexSync.storyChanged(id)
  expect(requested).toEqual([])
  await indexSync.settled()
  expect(requested.filter((story) => story === id)).toHaveLength(2)
  expect(await names('public_es', 'otro nombre')).toEqual(['Llave de otro nombre'])
  indexSync.stop()
})

test('a start gives indexes of an earlier version the settings of this one before it fills them', async () => {
  await search.admin.setSettings({ indexName: 'extranet_it', indexSettings: { attributesForFaceting: ['kind'] } })
  const settings = readSettings({
    DATA_FOLDER: search.dataFolder,
    SEARCH_PORT: new URL(search.url).port,
    SEARCH_APP_ID: searchKeys.applicationId,
    SEARCH_ADMIN_KEY: searchKeys.adminKey,
    CONTENT_PUBLIC_TOKEN: tokens.publicToken,
  })
  await writeSearchIndexes({ settings, contentUrl: content.url, onLine: () => undefined })
  const { attributesForFaceting } = await search.admin.getSettings({ indexName: 'extranet_it' })
  expect(attributesForFaceting).toEqual(indexSettings('extranet', 'it')['attributesForFaceting'])
  expect(await names('extranet_it', 'tarifa', `for:${readerToken('distributor')} AND home:italy`)).toHaveLength(1)
})

describe('a run that was interrupted', () => {
  const progressFile = () => join(search.dataFolder, 'progress.json')

  /** Names of the indexes that a run fills; it is interrupted after as many as `most`. */
  async function run(most = Number.POSITIVE_INFINITY): Promise<string[]> {
    const filled: string[] = []
    const running = indexContent({
      CONTENT_API_URL: `${content.url}/v2`,
      CONTENT_PUBLIC_TOKEN: tokens.publicToken,
      SEARCH_HOST: search.url,
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

  test('is taken up where it stopped', async () => {
    expect(await run(3)).toEqual(allIndexes.slice(0, 3))
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
