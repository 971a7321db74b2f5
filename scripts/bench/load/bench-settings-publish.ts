import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'undici'
import { knownPages } from '../../drills/known-pages.ts'
import { managementRequests, type Space } from '../../management/management-requests.ts'
import { embeddedSpace } from '../../management/read-space.ts'
import { publishContent, storedStoryAt } from '../../management/stored-story.ts'
import type { Settings } from '../../settings.ts'
import { type Child, untilResponds } from '../../system/child.ts'
import { registerWebhook } from '../../system/services/register-webhook.ts'
import { redisPath, startRedis } from '../../system/services/start-redis.ts'
import { startSystem, stopAll } from '../../system/start-system.ts'
import type { Row } from '../print-table.ts'
import { median } from '../quantile.ts'
import { startInstances } from './start-instances.ts'

const pages = 300
const connections = 32
const quietMs = 8000

/** Requests a second: those of a busy site, and as many as the connections can send. */
const rates = [100, Number.POSITIVE_INFINITY]
const timeoutMs = 60_000

const goal: Row = { instances: 'goal', 'publish p99 ms': '≤ 3 × quiet', errors: '0', 'all fresh s': '≤ 10' }

/** Texts of the site settings that every page shows, in each language that has them. */
const shown = /^(siteName|copyright)(__i18n__\w+)?$/

/**
 * A publish of the site settings, which makes every page stale, while visitors read: response times before it and until every page
 * shows it, on one instance and on several.
 */
export async function benchSettingsPublish(settings: Settings): Promise<Row[]> {
  // The benchmark measures rendering, not the vendor's rate limit.
  process.env['CONTENT_REQUESTS_PER_SECOND'] = '200'
  const folder = await mkdtemp(join(tmpdir(), 'bench-redis-'))
  const children: Child[] = []
  try {
    const { siteUrl, contentUrl } = await startSystem({ settings, children, mode: 'production' })
    const space = embeddedSpace(settings, contentUrl)
    const site = children.find(({ name }) => name === 'The site')
    if (!site) throw new Error('The site did not start.')
    await untilResponds(`${siteUrl}/readyz`, site)
    const paths = (await knownPages(siteUrl, pages)).map((address) => address.replace(siteUrl, ''))
    const rows = await measureRates(space, [siteUrl], paths)
    if (!redisPath) return [...rows, goal]
    const redisPort = settings.SITE_PORT + 40
    await stopAll([site])
    const redis = await startRedis({ port: redisPort, folder })
    try {
      const urls = await startInstances(settings, { contentUrl, redisPort, children })
      await registerWebhook({ ...space, siteUrl: urls[0] ?? siteUrl, secret: settings.WEBHOOK_SECRET })
      return [...rows, ...(await measureRates(space, urls, paths)), goal]
    } finally {
      await stopAll(children)
      redis.kill('SIGTERM')
    }
  } finally {
    await stopAll(children)
    await rm(folder, { recursive: true, force: true })
  }
}

/** A page of one instance: the entity tag of its last response, and when a response with another one came. */
type Page = { site: string; path: string; etag: string; changedAt?: number }

type Reading = { times: ReturnType<typeof createHistogram>; errors: number; stale: number }

async function measureRates(space: Space, sites: readonly string[], paths: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const perSecond of rates) rows.push(await measure(space, { sites, paths, perSecond }))
  return rows
}

type Measured = { sites: readonly string[]; paths: readonly string[]; perSecond: number }

async function measure(space: Space, { sites, paths, perSecond }: Measured): Promise<Row> {
  const known: Page[] = paths.flatMap((path) => sites.map((site) => ({ site, path, etag: '' })))
  for (const page of known) {
    const response = await fetch(`${page.site}${page.path}`, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    page.etag = response.headers.get('etag') ?? ''
  }
  const quiet = await read({ known, perSecond, isOver: () => false, ms: quietMs })
  for (const page of known) delete page.changedAt
  const word = `edit${Date.now()}`
  const startedAt = performance.now()
  const published = publishSettings(space, word)
  const isOver = () => known.every(({ changedAt }) => changedAt !== undefined)
  const during = await read({ known, perSecond, isOver, ms: timeoutMs })
  await published
  for (const { site, path } of known) {
    const text = await (await fetch(`${site}${path}`)).text()
    if (!text.includes(word)) throw new Error(`${path} does not show what was published.`)
  }
  const fresh = known.map(({ changedAt }) => ((changedAt ?? Number.POSITIVE_INFINITY) - startedAt) / 1000)
  return {
    instances: sites.length,
    pages: paths.length,
    'requests/s': Number.isFinite(perSecond) ? perSecond : 'all',
    'quiet p50 ms': quiet.times.percentile(50) / 1e6,
    'quiet p99 ms': quiet.times.percentile(99) / 1e6,
    'publish p50 ms': during.times.percentile(50) / 1e6,
    'publish p99 ms': during.times.percentile(99) / 1e6,
    'most ms': during.times.max / 1e6,
    requests: during.times.count,
    stale: during.stale,
    errors: quiet.errors + during.errors,
    'fresh p50 s': median(fresh),
    'all fresh s': Math.max(...fresh),
  }
}

async function publishSettings(space: Space, word: string): Promise<void> {
  const cms = managementRequests(space)
  const story = await storedStoryAt(cms, { by_slugs: '_config/site-settings' })
  const changed = Object.entries(story.content).filter(([name]) => shown.test(name))
  await publishContent(cms, story, {
    ...story.content,
    ...Object.fromEntries(changed.map(([name, value]) => [name, `${String(value)} ${word}`])),
  })
}

type ReadOptions = { known: readonly Page[]; perSecond: number; isOver: () => boolean; ms: number }

/** Requests the pages in turn on all connections, until the end or for `ms`; a connection waits for its response. */
async function read({ known, perSecond, isOver, ms }: ReadOptions): Promise<Reading> {
  const reading: Reading = { times: createHistogram(), errors: 0, stale: 0 }
  const startedAt = performance.now()
  let turn = 0
  const readOn = async () => {
    const clients = new Map<string, Client>()
    while (performance.now() < startedAt + ms && !isOver()) {
      const dueMs = startedAt + (turn * 1000) / perSecond - performance.now()
      const page = known[turn++ % known.length]
      if (dueMs > 0) await pause(dueMs)
      if (!page) break
      const client = clients.get(page.site) ?? new Client(page.site)
      clients.set(page.site, client)
      await readOnce(client, page, reading)
    }
    await Promise.all([...clients.values()].map((client) => client.destroy()))
  }
  await Promise.all(Array.from({ length: connections }, readOn))
  return reading
}

/** The body is discarded unread: decoding it would keep the generator busier than the server under test. */
function readOnce(client: Client, page: Page, reading: Reading): Promise<void> {
  const startedAt = process.hrtime.bigint()
  return new Promise((resolve) => {
    client.dispatch(
      { path: page.path, method: 'GET', headers: { 'accept-encoding': 'br' } },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_, status, headers) => {
          if (status !== 200) reading.errors += 1
          else if (headers['etag'] !== page.etag) page.changedAt ??= performance.now()
          if (String(headers['cache-status']).includes('stale')) reading.stale += 1
        },
        onResponseData: () => undefined,
        onResponseEnd: () => {
          reading.times.record(process.hrtime.bigint() - startedAt)
          resolve()
        },
        onResponseError: () => {
          reading.errors += 1
          resolve()
        },
      },
    )
  })
}
