import type { RequestListener } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { toCachedResponse } from '../cached-response.ts'
import { pageCache } from '../page-cache.ts'
import type { Refuse, Render } from '../page-response.ts'
import type { DiskTier } from '../tiers/disk-tier.ts'
import { renderPublicPage, renderRefusal } from './render-public-page.ts'
import { dependOn, hasFailed, recordRender, untagged, waitingFor } from './render-record.ts'

const emptyTier: DiskTier = { get: async () => undefined, put: async () => {}, remove: async () => {} }
const refuse: Refuse = () => toCachedResponse({ status: 503, headers: {}, body: Buffer.from('please try again') })

/** A page that is rendered when its content arrives. */
function page(content: Promise<unknown>, wait: (response: Promise<unknown>) => Promise<unknown> = waitingFor): Render {
  return async () => {
    await wait(content)
    dependOn(['story:1'])
    return { status: 200, headers: {}, body: Buffer.from('the page') }
  }
}

const text = ({ response }: { response: { bodies: { identity?: Buffer } } }) => String(response.bodies.identity)
const storeWith = (tier: DiskTier) => pageCache({ maxBytes: 2 ** 20, tier, staleAfterMs: 20, refuseAfterMs: 60 })

test('returns 503 for a page without a copy that waits too long for content; the next request finds it', async () => {
  const store = storeWith(emptyTier)
  const content = Promise.withResolvers<void>()
  const render = vi.fn(page(content.promise))
  expect(text(await store.respond('html:a', render, refuse))).toBe('please try again')
  content.resolve()
  await vi.waitFor(async () => expect((await store.respond('html:a', render, refuse)).source).toBe('hit'))
  expect(render).toHaveBeenCalledTimes(1)
})

test('returns 503 also when the page waits inside of a nested read', async () => {
  const store = storeWith(emptyTier)
  const reading = (content: Promise<unknown>) => untagged(() => waitingFor(content))
  const response = await store.respond('html:a', page(new Promise(() => undefined), reading), refuse)
  expect(response.response.status).toBe(503)
})

test('returns 503 to every request of the same render, and for a page that is never cached', async () => {
  const store = storeWith(emptyTier)
  const render = page(new Promise(() => undefined))
  const sent = [store.respond('html:a', render, refuse), store.respond('html:a', render, refuse)]
  const statuses = (await Promise.all([...sent, store.renderOnly(render, refuse)])).map((one) => one.response.status)
  expect(statuses).toEqual([503, 503, 503])
})

test('sends a page that completes before its 503 screen', async () => {
  const content = Promise.withResolvers<void>()
  const slowly: Refuse = async () => {
    content.resolve()
    await new Promise((resolve) => setTimeout(resolve, 300))
    return refuse()
  }
  expect(text(await storeWith(emptyTier).respond('html:a', page(content.promise), slowly))).toBe('the page')
})

describe('a page whose upstream hangs', () => {
  const fell = (isHanging: () => boolean) =>
    pageCache({
      maxBytes: 2 ** 20,
      tier: emptyTier,
      refuseAfterMs: 60_000,
      upstream: { isHanging, isSlow: () => false },
    })

  test('returns 503 before the time limit, also for a page that is never cached', async () => {
    const store = fell(() => true)
    const render = page(new Promise(() => undefined))
    const sent = [store.respond('html:a', render, refuse), store.renderOnly(render, refuse)]
    expect((await Promise.all(sent)).map(text)).toEqual(['please try again', 'please try again'])
  })

  test('is waited for when the next poll finds that the upstream responds', async () => {
    let looks = 0
    const store = fell(() => (looks += 1) % 2 === 1)
    const slow = new Promise((resolve) => setTimeout(resolve, 400))
    expect(text(await store.respond('html:a', page(slow), refuse))).toBe('the page')
    expect(looks).toBeGreaterThan(3)
  })

  test('is waited for when the render only computes', async () => {
    const slow = new Promise((resolve) => setTimeout(resolve, 300))
    const render = page(slow, (content) => content)
    expect(text(await fell(() => true).respond('html:a', render, refuse))).toBe('the page')
  })
})

test('waits for a page that is slow for another reason', async () => {
  const store = storeWith(emptyTier)
  const slow = new Promise((resolve) => setTimeout(resolve, 400))
  const response = await store.respond(
    'html:a',
    page(slow, (content) => content),
    refuse,
  )
  expect(text(response)).toBe('the page')
})

test('sends no 503 for a page with a copy', async () => {
  const copy = await toCachedResponse({ status: 200, headers: {}, body: Buffer.from('the copy') })
  const store = storeWith({ ...emptyTier, get: async () => copy })
  expect(text(await store.respond('html:a', page(new Promise(() => undefined)), refuse))).toBe('the copy')
})

test('sends no 503 while the copy is read from a slow disk, also when the upstream hangs', async () => {
  const copy = await toCachedResponse({ status: 200, headers: {}, body: Buffer.from('the copy') })
  const get = () => new Promise<typeof copy>((resolve) => setTimeout(() => resolve(copy), 300))
  const upstream = { isHanging: () => true, isSlow: () => false }
  const store = pageCache({
    maxBytes: 2 ** 20,
    tier: { ...emptyTier, get },
    staleAfterMs: 20,
    refuseAfterMs: 60,
    upstream,
  })
  expect(text(await store.respond('html:a', page(new Promise(() => undefined)), refuse))).toBe('the copy')
})

test('the 503 is the error screen of the page, rendered without the page; a payload has none', async () => {
  const failures: boolean[] = []
  const framework: RequestListener = (_, response) => {
    failures.push(hasFailed())
    response.writeHead(503, { 'retry-after': '30' }).end('the screen')
  }
  const request = { url: '/a', headers: { host: 'localhost' } }
  const response = await renderRefusal(framework, request)
  expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '30' } })
  expect(failures).toEqual([true])
  expect(await renderRefusal(framework, { ...request, headers: { rsc: '1' } })).toMatchObject({ status: 500 })
  // The page's own render is not marked by it.
  await recordRender(async () => {
    await renderRefusal(framework, request)
    await renderPublicPage(framework, request)
  })
  expect(failures).toEqual([true, true, false])
})
