import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { currentPriority } from '#site/server/upstream/priority.ts'

let reading: Promise<unknown[]> = Promise.resolve([])

let isWaitedFor: boolean | undefined

vi.mock('#site/content/listings/list-whole-kind.ts', () => ({
  listWholeKind: () => {
    isWaitedFor = currentPriority().isWaitedFor()
    return reading
  },
}))
vi.mock('#site/content/stories/get-labels.ts', () => ({ labelsOf: async () => ({}) }))

const { listShops, shopsInTime } = await import('./list-shops.ts')
const siteContext = { market: markets.base, locale: 'es' } as const

/** What a page gets, and for how many seconds it is cached. */
async function rendered() {
  const work = recordRender(() => shopsInTime('cilindros', siteContext))
  await vi.advanceTimersByTimeAsync(2000)
  const [shops, { expiresAt }] = await work
  return { shops, seconds: (expiresAt - Date.now()) / 1000 }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('shops that come in time are all there, and nothing ends the page', async () => {
  reading = Promise.resolve([])
  expect(await rendered()).toEqual({ shops: [], seconds: Number.POSITIVE_INFINITY })
})

test('shops that a page can do without give way to what other pages wait for; those of the list of shops do not', async () => {
  reading = Promise.resolve([])
  await rendered()
  expect(isWaitedFor).toBe(false)
  await listShops('cilindros', siteContext)
  expect(isWaitedFor).toBe(true)
})

test('a page does without shops that take too long, and is rendered again within a minute', async () => {
  reading = new Promise(() => undefined)
  const { shops, seconds } = await rendered()
  expect(shops).toBeUndefined()
  expect(seconds).toBeLessThanOrEqual(60)
})

test('a page does without shops whose calls are refused', async () => {
  reading = Promise.reject(new CatalogueError('content-unavailable', '17 calls wait already'))
  const { shops, seconds } = await rendered()
  expect(shops).toBeUndefined()
  expect(seconds).toBeLessThanOrEqual(60)
})

test('an error of the program is not hidden', async () => {
  reading = Promise.reject(new TypeError('a mistake'))
  reading.catch(() => undefined)
  const work = recordRender(() => shopsInTime('cilindros', siteContext))
  await expect(work).rejects.toThrow('a mistake')
})
