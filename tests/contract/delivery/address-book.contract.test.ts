import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { managementRequests } from 'scripts/management/management-requests.ts'
import { loadSizes } from 'scripts/seed/load/load-sizes.ts'
import { writeLoadSet } from 'scripts/seed/load/write-load-set.ts'
import type { AddressBook } from 'site/content/addresses/address-book.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { copySeededContent } from '../../support/seeded-content.ts'
import { type LocalService, spaceId, startLocalService, tokens } from '../support/local-service.ts'

// The site's modules for the server say so to its bundler; here there is none.
vi.mock('server-only', () => ({}))

/** Part of the load set's 31,000 stories; `npm run drills` asks for all of them. */
const share = Number(process.env['ADDRESS_BOOK_SHARE'] ?? '0.045')

const row = z.looseObject({
  id: z.number(),
  full_slug: z.string(),
  published: z.boolean(),
  is_folder: z.boolean(),
})

/** The delivery API's paths of a story in other languages. */
const single = z.looseObject({
  story: z.looseObject({ translated_slugs: z.array(z.looseObject({ lang: z.string(), path: z.string() })) }),
})
const samples = 60

let folder: string
let service: LocalService
let stories: z.output<typeof row>[]
let book: AddressBook

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-book-'))
  await copySeededContent(folder)
  service = await startLocalService({ dataFolder: folder })
  const requests = managementRequests({
    contentUrl: service.url,
    spaceId,
    managementToken: tokens.managementToken,
  })
  const sizes = Object.fromEntries(Object.entries(loadSizes).map(([kind, size]) => [kind, Math.ceil(size * share)]))
  await writeLoadSet({ requests, sizes, languages: ['en'], onProgress: () => undefined })
  stories = z.array(row).parse(await requests.list('stories', 'stories', { starts_with: 'global/' }))
  vi.stubEnv('CONTENT_API_URL', `${service.url}/v2`)
  vi.stubEnv('CONTENT_PUBLIC_TOKEN', tokens.publicToken)
  vi.stubEnv('CONTENT_REQUESTS_PER_SECOND', '100')
  const { openAddressBook } = await import('site/content/addresses/address-book.ts')
  const startedAt = performance.now()
  // A long list is read in the background.
  book = await vi.waitUntil(() => openAddressBook('global'), { timeout: 600_000 })
  const milliseconds = Math.round(performance.now() - startedAt)
  process.stdout.write(`The address book of ${stories.length} stories was read in ${milliseconds} ms.\n`)
}, 1_800_000)

afterAll(async () => {
  vi.unstubAllEnvs()
  await service?.stop()
  await rm(folder, { recursive: true, force: true })
})

test('the book is longer than one page of the service’s list', () => {
  expect(stories.length).toBeGreaterThan(1000)
})

test('the book has every published story of its folder, and no folder and no draft', () => {
  const isPublished = ({ published, is_folder: isFolder }: (typeof stories)[number]) => published && !isFolder
  const addressOf = ({ full_slug: slug }: (typeof stories)[number]) => slug.replace(/\/$/, '')
  const expected = new Set(stories.filter(isPublished).map(addressOf))
  const found = stories.map(addressOf).filter((address) => book.has(address, 'es'))
  expect(new Set(found)).toEqual(expected)
})

test('a story is found by its translated address in that language alone', async () => {
  const published = stories.filter((story) => story.published && !story.is_folder)
  const stride = Math.ceil(published.length / samples)
  const asked = published.filter((_, index) => index % stride === 0)
  const question = `version=published&token=${tokens.publicToken}`
  const responses = await Promise.all(
    asked.map(({ full_slug: slug }) => fetch(`${service.url}/v2/cdn/stories/${slug}?${question}`)),
  )
  const bodies = await Promise.all(responses.map((response) => response.json()))
  const english = bodies.flatMap((body) =>
    single.parse(body).story.translated_slugs.filter(({ lang }) => lang === 'en'),
  )
  const paths = english.map(({ path }) => path.replace(/^\/|\/$/g, ''))
  expect(paths.length).toBeGreaterThan(samples / 3)
  expect(paths.filter((path) => !book.has(path, 'en'))).toEqual([])
  const own = paths.filter((path) => !book.has(path, 'es'))
  expect(own.length).toBeGreaterThan(samples / 6)
  expect(own.filter((path) => book.has(path, 'ru'))).toEqual([])
})

test('an unknown address is in no language of the book', () => {
  expect(book.has('global/productos/l-product-0', 'es')).toBe(false)
  expect(book.has('global/productos/bor-0x', 'es')).toBe(false)
})
