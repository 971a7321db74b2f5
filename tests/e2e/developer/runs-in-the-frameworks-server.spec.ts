import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { Child } from 'scripts/system/child.ts'
import { startContent } from 'scripts/system/services/start-content.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

/** `next start` on the built site, as a platform calls it that knows the framework alone (docs/hosts.md). */
const settings = outageSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
const children: Child[] = []

async function start(extra: Record<string, string> = {}): Promise<Child> {
  const quiet = { children, onLine: () => undefined, mode: 'production', aliveAt: '/healthz' } as const
  const limits = { CONTENT_REQUESTS_PER_SECOND: '200' }
  return await startSite({ settings, siteUrl, contentUrl, ...quiet, hosting: 'node', extra: { ...limits, ...extra } })
}

const get = (path: string) => fetch(`${siteUrl}${path}`, { redirect: 'manual' })

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(200_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  await startContent({ settings, children, onLine: () => undefined })
})
test.afterAll(async () => {
  await stopAll(children)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

type Answer = { path: string; status: number; isProtected: boolean }

/** From the first open port on: the framework listens before it has read our start. */
async function answersDuring(starting: Promise<Child>): Promise<Answer[]> {
  const answers: Answer[] = []
  const state = { isUp: false }
  void starting.then(() => (state.isUp = true))
  for (let turn = 0; !state.isUp; turn += 1) {
    const path = ['/', '/api/search-access', '/extranet', '/?from=a-start'][turn % 4] ?? '/'
    const response = await get(path).catch(() => undefined)
    if (response) {
      await response.arrayBuffer()
      answers.push({ path, status: response.status, isProtected: response.headers.has('x-content-type-options') })
    } else await pause(10)
  }
  return answers
}

test('a request that comes while the server starts is either protected or told to come again', async () => {
  const starting = start()
  const answers = await answersDuring(starting)
  const site = await starting
  expect(answers.filter(({ status, isProtected }) => !isProtected && status !== 503)).toEqual([])
  await site.stop()
})

test('it is alive and ready, renders each page for its request, and names neither the framework nor its rewrites', async () => {
  const site = await start()
  expect(await get('/healthz').then((response) => response.json())).toEqual({ status: 'alive' })
  await expect
    .poll(() => get('/readyz').then((response) => response.json()), { timeout: 60_000 })
    .toEqual({ status: 'ready', forms: 'working' })
  for (const path of ['/', '/productos', '/productos.md', '/robots.txt', '/sitemap.xml']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('x-content-type-options')]).toEqual([path, 200, 'nosniff'])
    const ours = [...headers.keys()].filter((name) => /^x-(middleware|nextjs|powered|reads)/.test(name))
    expect([path, ours]).toEqual([path, []])
  }
  // By it open tabs learn that they are old, and a CDN is purged after a deployment.
  expect((await get('/builds/latest.json').then((response) => response.json())).id).not.toBe('development')
  expect((await get('/')).headers.get('cache-status')).toBe('zarandal; fwd=bypass')
  await site.stop()
})

test('it ends at SIGTERM when the requests under way are answered', async () => {
  const site = await start({ DRAIN_SECONDS: '1' })
  const paths = ['/', '/productos', '/contacto']
  const read = () => Promise.all(paths.map(async (path) => (await get(path)).status))
  // The first render of a page may come too late on a busy machine.
  await expect.poll(read, { timeout: 60_000 }).toEqual([200, 200, 200])
  const pages = read()
  await get('/healthz')
  process.kill(site.pid, 'SIGTERM')
  expect(await pages).toEqual([200, 200, 200])
  expect(await site.ended).toEqual({ code: 0, signal: null })
})

test('it refuses to start where HOSTING names the other server, and says what to do', async () => {
  const lines: string[] = []
  const onLine = (line: string) => void lines.push(line)
  const other = { settings, siteUrl, contentUrl, children, mode: 'production', hosting: 'node' } as const
  const starting = startSite({ ...other, onLine, extra: { HOSTING: 'own' } })
  await expect(starting).rejects.toThrow('ended before it responded')
  expect(lines.join('\n')).toContain('HOSTING is own, and this is \\"npx next start site\\"')
})
