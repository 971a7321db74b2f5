import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from 'site/brand/brand.ts'
import { knownPages } from '../../drills/known-pages.ts'
import type { Settings } from '../../settings.ts'
import { type Child, untilResponds } from '../../system/child.ts'
import { startContent } from '../../system/services/start-content.ts'
import { redisPath, startRedis } from '../../system/services/start-redis.ts'
import { startSearch } from '../../system/services/start-search.ts'
import { stopAll } from '../../system/start-system.ts'
import { costOf } from '../compare/process-tree.ts'
import { startLoadedSpace } from '../content/start-loaded-space.ts'
import type { Row } from '../print-table.ts'
import { quantile } from '../quantile.ts'
import { readSum } from './read-counters.ts'
import { startInstances } from './start-instances.ts'
import { diskFigures, redisFigures } from './tier-figures.ts'

const perSecond = 10
const seconds = 60

/** Pages that are read one after the other when the start has ended its reads: only they call the content service then. */
const single = 30
const settleMs = 5000
const longestSettleMs = 120_000

/**
 * Refused requests for pages that nothing has rendered before, at a fixed rate from the moment an instance is ready, with the limits of
 * the vendor. On one instance, then on two that share the limits through Redis.
 */
export async function benchColdPages(settings: Settings): Promise<Row[]> {
  // Requests a second that the content service accepts and the site sends: the documented limit.
  process.env['CONTENT_REQUESTS_PER_SECOND'] = '50'
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const children: Child[] = []
  try {
    await startLoadedSpace({ settings, contentUrl, children })
    await startSearch({ settings, children })
    const paths = await readPaths(settings, contentUrl, children)
    const half = paths.length / 2
    const one = await measure({ settings, contentUrl, children, count: 1, paths: paths.slice(0, half) })
    if (!redisPath) return [one]
    const folder = await mkdtemp(join(tmpdir(), 'bench-redis-'))
    const redisPort = settings.SITE_PORT + 40
    const redis = await startRedis({ port: redisPort, folder })
    try {
      return [one, await measure({ settings, contentUrl, children, count: 2, redisPort, paths: paths.slice(half) })]
    } finally {
      await stopAll(children)
      redis.kill('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    }
  } finally {
    await stopAll(children)
  }
}

/** Addresses for both measurements, read from an instance of its own. */
async function readPaths(settings: Settings, contentUrl: string, children: Child[]): Promise<string[]> {
  const DATA_FOLDER = join(settings.DATA_FOLDER, 'addresses')
  const [url = ''] = await startInstances({ ...settings, DATA_FOLDER }, { contentUrl, children, count: 1 })
  const wanted = 2 * (perSecond * seconds + single)
  const pages = await untilNamed(url, wanted)
  await stopAll(children.filter(({ name }) => name === 'The site'))
  // Neighbours are alike; by turns both halves have pages of every language and kind.
  const paths = pages.map((address) => new URL(address).pathname)
  return [...paths.filter((_, place) => place % 2 === 0), ...paths.filter((_, place) => place % 2 === 1)]
}

/** Sitemaps of a large space wait for its addresses. */
async function untilNamed(url: string, wanted: number): Promise<string[]> {
  const deadline = performance.now() + longestSettleMs
  for (;;) {
    const pages = await knownPages(url, wanted)
    if (pages.length >= wanted) return pages
    if (performance.now() > deadline) throw new Error(`The sitemaps name ${pages.length} pages instead of ${wanted}.`)
    await pause(settleMs)
  }
}

type Measured = {
  settings: Settings
  contentUrl: string
  children: Child[]
  count: number
  redisPort?: number
  paths: readonly string[]
}

async function measure({ settings, contentUrl, children, count, redisPort, paths }: Measured): Promise<Row> {
  // Its memory of the responses of its CDN ends with it.
  await stopAll(children.filter(({ name }) => name === 'The content service'))
  await startContent({ settings, children })
  const DATA_FOLDER = join(settings.DATA_FOLDER, `cold-${count}`)
  const metricsPorts = Array.from({ length: count }, (_, index) => settings.SITE_PORT + 50 + index)
  const startedAt = performance.now()
  const own = { ...settings, DATA_FOLDER }
  const urls = await startInstances(own, { contentUrl, redisPort, children, count, metricsPorts })
  const sites = children.filter(({ name }) => name === 'The site').slice(-count)
  await Promise.all(urls.map((url, index) => untilReady(url, sites[index])))
  const readyMs = performance.now() - startedAt
  const { host } = new URL(contentUrl)
  const calls = (outcome?: string) =>
    readSum(
      metricsPorts,
      'site_upstream_requests_total',
      (labels) =>
        labels['host'] === host && (outcome ? labels['outcome'] === outcome : labels['outcome'] !== 'overloaded'),
    )
  const addressAt = (turn: number) => `${urls[turn % urls.length]}${paths[turn]}`
  const callsBefore = await calls()
  const reads = await Promise.all(
    Array.from({ length: perSecond * seconds }, (_, turn) => readAfter((turn * 1000) / perSecond, addressAt(turn))),
  )
  const during = await calls()
  const redis = redisPort ? await redisFigures(redisPort) : undefined
  await untilQuiet(calls)
  const quiet = { calls: await calls(), cpuMs: await cpuMsOf(sites) }
  for (let turn = reads.length; turn < reads.length + single; turn += 1) await readAfter(0, addressAt(turn))
  const cpuMs = (await cpuMsOf(sites)) - quiet.cpuMs
  const disk = await diskFigures(join(DATA_FOLDER, 'site-1', 'page-store'))
  const row = {
    instances: count,
    'ready after s': readyMs / 1000,
    ...summaryOf(reads),
    calls: during - callsBefore,
    '429': await calls('429'),
    'refused before sent': await calls('overloaded'),
    'calls a page': ((await calls()) - quiet.calls) / single,
    'processor ms a page': cpuMs / single,
    'KiB a page on disk': disk.bytes / disk.pages / 1024,
    'KiB a page in Redis': redis ? redis.bytes / redis.pages / 1024 : '',
    'tags a page': redis ? redis.tags / redis.pages : '',
  }
  await stopAll(sites)
  return row
}

function summaryOf(reads: readonly Read[]): Row {
  const times = reads.map(({ ms }) => ms)
  return {
    pages: reads.length,
    rendered: reads.filter(({ isRendered }) => isRendered).length,
    'refused (503)': reads.filter(({ status }) => status === 503).length,
    errors: reads.filter(({ status }) => status !== 200 && status !== 503).length,
    'p50 ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
    'most ms': quantile(times, 1),
  }
}

async function cpuMsOf(sites: readonly Child[]): Promise<number> {
  const costs = await Promise.all(sites.map(({ pid }) => costOf(pid)))
  return costs.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

async function untilReady(url: string, site: Child | undefined): Promise<void> {
  if (!site) throw new Error(`No instance runs at ${url}.`)
  await untilResponds(`${url}/readyz`, site)
}

type Read = { status: number; ms: number; isRendered: boolean }

/** The rate is fixed: no request waits for the one before. */
async function readAfter(waitMs: number, address: string): Promise<Read> {
  await pause(waitMs)
  const startedAt = performance.now()
  try {
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' }, redirect: 'manual' })
    await response.arrayBuffer()
    const isRendered = response.headers.get('cache-status') === `${brand.id}; fwd=miss`
    return { status: response.status, ms: performance.now() - startedAt, isRendered }
  } catch {
    return { status: 0, ms: performance.now() - startedAt, isRendered: false }
  }
}

/** Products are counted in the background for a while. */
async function untilQuiet(calls: () => Promise<number>): Promise<void> {
  const deadline = performance.now() + longestSettleMs
  for (let before = -1; performance.now() < deadline; ) {
    const now = await calls()
    if (now === before) return
    before = now
    await pause(settleMs)
  }
}
