import { rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { type FaultProxy, startFaultProxy } from 'scripts/drills/fault-proxy.ts'
import { knownPages } from 'scripts/drills/known-pages.ts'
import type { Child } from 'scripts/system/child.ts'
import { startContent } from 'scripts/system/start-content.ts'
import { startSite } from 'scripts/system/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

/** The built site on a content service that fails on demand; each test may end the site and start it anew. */
const settings = outageSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
const children: Child[] = []
let proxy: FaultProxy
let site: Child
/** Addresses that nobody has asked for. */
let unknown: string[]

async function start(extra: Record<string, string> = {}): Promise<void> {
  const limits = { CONTENT_REQUESTS_PER_SECOND: '200', SPACE_CHECK_SECONDS: '5', ...extra }
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

async function ask(address: string) {
  const startedAt = performance.now()
  const answer = await fetch(address)
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, ms: performance.now() - startedAt }
}

const next = () => unknown.shift() ?? ''
const isWhole = (text: string) => text.trimEnd().endsWith('</html>')

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(200_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  await startContent({ settings, contentUrl, children, onLine: () => undefined })
  proxy = await startFaultProxy(contentUrl, { slowMs: 1500 })
  await start()
  const english = (await knownPages(siteUrl, 1000)).filter((address) => new URL(address).pathname.startsWith('/en/'))
  unknown = english.filter((address) => address.includes('/products/'))
})
test.beforeEach(() => test.setTimeout(150_000))
test.afterEach(() => proxy.set(undefined))
test.afterAll(async () => {
  await stopAll(children)
  await proxy.stop()
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('a content service that hangs is found out once; then unknown pages are refused at once, and it is noticed when it is back', async () => {
  await ask(next())
  proxy.set('hang')
  const first = await ask(next())
  expect(first.status).toBe(503)
  expect(first.headers.get('retry-after')).toBe('30')
  expect(first.text).toContain('<html lang="en')
  await pause(1500)
  const later = await ask(next())
  expect(later).toMatchObject({ status: 503 })
  expect(later.ms).toBeLessThan(first.ms / 2)
  expect([(await ask(`${siteUrl}/healthz`)).status, (await ask(`${siteUrl}/readyz`)).status]).toEqual([200, 200])
  proxy.set(undefined)
  await expect.poll(async () => (await ask(next())).status, { timeout: 30_000 }).toBe(200)
})

test('a process that is told to end turns readiness red, and answers what is under way', async () => {
  await site.stop()
  await start({ DRAIN_SECONDS: '3' })
  proxy.set('slow')
  const pages = Array.from({ length: 20 }, () => ask(next()))
  const form = openForm()
  await pause(500)
  const endedAt = performance.now()
  process.kill(site.pid, 'SIGTERM')
  await expect.poll(async () => (await ask(`${siteUrl}/readyz`)).status).toBe(503)
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

/** A visitor's form whose end has not come yet. */
function openForm() {
  const body = 'name=Ana&_token=none'
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    origin: siteUrl,
  }
  const request = send(`${siteUrl}/api/forms/solicitud-de-empleo`, { method: 'POST', headers, agent: false })
  const status = new Promise<number>((resolve, reject) => {
    request.once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
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
