import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localeCodes } from 'site/routing/locales.ts'
import { markets } from 'site/routing/markets.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copySeededContent } from '../../support/seeded-content.ts'
import { type LocalService, startLocalService, tokens } from '../support/local-service.ts'

// The site's modules for the server say so to its bundler; here there is none.
vi.mock('server-only', () => ({}))

let folder: string
let service: LocalService
let site: Awaited<ReturnType<typeof openSite>>

/** The functions that the site's route for data sheets calls, without the framework. */
async function openSite() {
  const { respondToDataSheet } = await import('site/features/data-sheet/respond-to-data-sheet.ts')
  const { listProducts } = await import('site/content/products/list-products.ts')
  const { listStories } = await import('site/content/listings/list-stories.ts')
  const { pathForStory } = await import('site/routing/stories/story-location.ts')
  const { recordRender } = await import('site/server/page-cache/render/render-record.ts')
  const { tagsOf } = await import('site/content/changes/content-changed.ts')
  return { respondToDataSheet, listProducts, listStories, pathForStory, recordRender, tagsOf }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-sheets-'))
  await copySeededContent(folder)
  service = await startLocalService({ dataFolder: folder })
  vi.stubEnv('CONTENT_API_URL', `${service.url}/v2`)
  vi.stubEnv('CONTENT_PUBLIC_TOKEN', tokens.publicToken)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '100')
  site = await openSite()
}, 300_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

type Locale = (typeof localeCodes)[number]

/** As the middleware calls the route: the path below the language, percent-encoded. */
async function sheetAt(path: string, locale: Locale) {
  const segments = path.split('/').filter((one) => one !== '' && one !== locale)
  return await site.respondToDataSheet(segments.map(encodeURIComponent), { market: markets.base, locale })
}

/** Of the products that are not the first of their kind, every fifth; `DATA_SHEETS=all` (npm run drills) writes all. */
const step = process.env['DATA_SHEETS'] === 'all' ? 1 : 5

test('products of the demo content have a data sheet, and one of each kind in every language', async () => {
  const { stories } = await site.listStories({ contentType: 'product', locale: 'es', perPage: 100 })
  const kinds = new Set<unknown>()
  expect(stories.length).toBeGreaterThan(20)
  for (const [at, story] of stories.entries()) {
    const isFirst = !kinds.has(story.content['kind'])
    kinds.add(story.content['kind'])
    for (const locale of isFirst ? localeCodes : at % step === 0 ? (['es'] as const) : []) {
      const path = site.pathForStory(story, { market: markets.base, locale }) ?? ''
      const response = await sheetAt(path, locale)
      const start = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 8)
      const type = response.headers.get('content-type')
      expect([path, response.status, type, start]).toEqual([path, 200, 'application/pdf', '%PDF-1.7'])
    }
  }
  expect(kinds.size).toBe(5)
}, 120_000)

test('its file has the code and a word that says what it is', async () => {
  const { headers } = await sheetAt('/productos/nor-1r', 'es')
  expect(headers.get('content-disposition')).toBe(
    `inline; filename="NOR-1R Ficha t?cnica.pdf"; filename*=UTF-8''NOR-1R%20Ficha%20t%C3%A9cnica.pdf`,
  )
})

test('a draft, an unknown product and a page of another kind have none', async () => {
  for (const path of ['/productos/bor-0x', '/productos/no-hay', '/productos', '/contactos', '/extranet']) {
    expect([path, (await sheetAt(path, 'es')).status]).toEqual([path, 404])
  }
})

test('it depends on its product, the labels and the settings, and on no other product', async () => {
  const [response, { tags, isPersonal }] = await site.recordRender(() => sheetAt('/productos/nor-1r', 'es'))
  expect([response.status, isPersonal]).toEqual([200, false])
  const { stories } = await site.listStories({ contentType: 'product', locale: 'es', perPage: 100 })
  const invalidated = stories.filter(({ id, full_slug }) => {
    const change = site.tagsOf({ action: 'published', story_id: id, full_slug }) ?? []
    return change.some((tag) => tags.has(tag))
  })
  expect(invalidated.map(({ slug }) => slug)).toEqual(['nor-1r'])
  expect(site.tagsOf({ action: 'published', datasource_slug: 'finish' })?.every((tag) => tags.has(tag))).toBe(true)
})
