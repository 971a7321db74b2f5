import { rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from 'scripts/drills/fault-proxy.ts'
import { knownPages } from 'scripts/drills/known-pages.ts'
import type { Child } from 'scripts/system/child.ts'
import { startContent } from 'scripts/system/services/start-content.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

/** The built site on a content service that fails on demand; each test may stop the site and start it again. */
const settings = outageSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
const children: Child[] = []
let proxy: FaultProxy
let site: Child
/** Addresses without an earlier request. */
let unknown: string[]
let inFrench: string[]

async function start(extra: Record<string, string> = {}): Promise<void> {
  const limits = { CONTENT_REQUESTS_PER_SECOND: '1000', SPACE_CHECK_SECONDS: '5', ...extra }
  site = await startSite({
    settings,
    siteUrl,
    contentUrl: proxy.url,
    children,
    onLine: () => undefined,
    mode: 'production',
    extra: limits,
  })
}

async function untilReady(): Promise<void> {
  await expect.poll(async () => (await requestPage(`${siteUrl}/readyz`)).status, { timeout: 60_000 }).toBe(200)
}

async function requestPage(address: string) {
  const startedAt = performance.now()
  const response = await fetch(address)
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, ms: performance.now() - startedAt }
}

const next = () => unknown.shift() ?? ''
const isWhole = (text: string) => text.trimEnd().endsWith('</html>')

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(200_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  await startContent({ settings, children, onLine: () => undefined })
  proxy = await startFaultProxy(contentUrl, { slowMs: 900 })
  await start()
  const products = (await knownPages(siteUrl, 2000)).filter((address) => /\/(?:products|produits)\//.test(address))
  unknown = products.filter((address) => new URL(address).pathname.startsWith('/en/'))
  inFrench = products.filter((address) => new URL(address).pathname.startsWith('/fr/'))
})
test.beforeEach(() => test.setTimeout(150_000))
test.afterEach(() => proxy.set(undefined))
test.afterAll(async () => {
  await stopAll(children)
  await proxy.stop()
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('a process is ready when it has rendered a page of each kind', async () => {
  await site.stop()
  await start()
  const readiness = await requestPage(`${siteUrl}/readyz`)
  expect([readiness.status, readiness.text]).toEqual([503, '{"status":"starting"}'])
  await untilReady()
  const listing = await requestPage(`${siteUrl}/productos`)
  expect(listing.headers.get('cache-status')).toBe('zarandal; hit')
})

/** A visitor waits for two seconds of silence and the screen that reports it; a busy machine renders that more slowly. */
const refusedWithinMs = 3200

/** Renders enough pages for the process to measure the latency of the service. */
async function visitSome(): Promise<void> {
  for (const address of inFrench.splice(0, 8)) await requestPage(address)
}

test('a hanging content service delays each uncached page by three seconds at most, and pages return when it recovers', async () => {
  await visitSome()
  proxy.set('hang')
  const first = await requestPage(next())
  expect(first.status).toBe(503)
  expect(first.ms).toBeLessThan(refusedWithinMs)
  expect(first.headers.get('retry-after')).toBe('30')
  expect(first.text).toContain('<html lang="en')
  // Before and after the hanging call times out.
  for (const restMs of [0, 1500, 3500]) {
    await pause(restMs)
    const later = await requestPage(next())
    expect(later).toMatchObject({ status: 503 })
    expect(later.ms).toBeLessThan(refusedWithinMs)
  }
  expect([(await requestPage(`${siteUrl}/healthz`)).status, (await requestPage(`${siteUrl}/readyz`)).status]).toEqual([
    200, 200,
  ])
  proxy.set(undefined)
  await expect.poll(async () => (await requestPage(next())).status, { timeout: 30_000 }).toBe(200)
})

test('the timeout adapts to a slow content service, and a page that was refused before renders', async () => {
  await visitSome()
  proxy.set('slow')
  const address = next()
  expect([200, 503]).toContain((await requestPage(address)).status)
  await expect.poll(async () => (await requestPage(address)).status, { timeout: 30_000 }).toBe(200)
  await expect.poll(async () => (await requestPage(next())).status, { timeout: 30_000 }).toBe(200)
  const later = await requestPage(next())
  expect(later).toMatchObject({ status: 200 })
  expect(later.ms).toBeGreaterThan(900)
  expect(later.ms).toBeLessThan(5000)
})

/** A page that waited for the service would end after the 4.2 s of a refusal; a busy machine reads its disk more slowly than one that rests. */
const knownWithinMs = 3000

for (const fault of ['slow', 'hang', 'refuse'] as const) {
  test(`after a start with a failing content service (${fault}) cached pages come from the disk at once`, async () => {
    const [known, later] = [next(), next()]
    await expect.poll(async () => (await requestPage(known)).status, { timeout: 30_000 }).toBe(200)
    expect((await requestPage(later)).status).toBe(200)
    // A page that was just rendered is in the disk cache, too.
    await site.stop()
    proxy.set(fault)
    // A warm-up would take the processor of a machine that serves others.
    await start({ WARM_UP_SECONDS: '0' })
    const cold = requestPage(next())
    const atOnce = await requestPage(known)
    expect([200, 503]).toContain((await cold).status)
    // At first the latency of the service is unknown, later it counts as slow or down.
    for (const { status, text, headers, ms } of [atOnce, await requestPage(later)]) {
      expect([status, headers.get('cache-status'), isWhole(text)]).toEqual([200, 'zarandal; fwd=stale', true])
      expect(ms).toBeLessThan(knownWithinMs)
    }
    // A crawler must try again later, and must never read that there are no pages.
    const list = await requestPage(`${siteUrl}/sitemap.xml`)
    expect([
      [200, null],
      [503, '60'],
    ]).toContainEqual([list.status, list.headers.get('retry-after')])
  })
}

test('a process that receives SIGTERM turns readiness red, and completes requests in flight', async () => {
  await site.stop()
  await start({ DRAIN_SECONDS: '3' })
  await untilReady()
  proxy.set('slow')
  const pages = inFrench.splice(0, 20).map(requestPage)
  expect(pages).toHaveLength(20)
  const form = openForm()
  await pause(500)
  const endedAt = performance.now()
  process.kill(site.pid, 'SIGTERM')
  await expect.poll(async () => (await requestPage(`${siteUrl}/readyz`)).status).toBe(503)
  await pause(3500)
  const answered = await form.finish()
  expect(answered).toBeLessThan(500)
  for (const { status, text } of await Promise.all(pages)) {
    expect([200, 503]).toContain(status)
    expect(isWhole(text)).toBe(true)
  }
  expect(await site.ended).toMatchObject({ code: 0 })
  expect(performance.now() - endedAt).toBeLessThan(30_000)
})

/** A visitor's form whose body is not complete yet. */
function openForm() {
  const body = 'name=Ana&_token=none'
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    origin: siteUrl,
  }
  const request = send(`${siteUrl}/api/forms/solicitud-de-empleo`, { method: 'POST', headers, agent: false })
  const status = new Promise<number>((resolve, reject) => {
    request.once('response', (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject)
  })
  status.catch(() => undefined)
  request.write(body.slice(0, 5))
  return {
    finish: () => {
      request.end(body.slice(5))
      return status
    },
  }
}
