import { join } from 'node:path'
import { startFaultProxy } from '../drills/fault-proxy.ts'
import type { Settings } from '../settings.ts'
import { type Child, untilResponds } from '../system/child.ts'
import { startSite } from '../system/services/start-site.ts'
import { startSystem, stopAll } from '../system/start-system.ts'
import type { Row } from './print-table.ts'
import { median } from './quantile.ts'

/** Latency added to each response of the content service, and the site's rate limit for requests to it. */
const upstreams = [
  { delayMs: 0, perSecond: 50 },
  { delayMs: 40, perSecond: 50 },
  { delayMs: 40, perSecond: 1000 },
]
const starts = 7
const path = '/productos/nor-1r'

/** Milliseconds that the first page should take besides the latency of the content service. */
const goalMs = 30

/**
 * The first product page of a process that has just become ready and has an empty disk cache.
 */
export async function benchFirstPage(settings: Settings): Promise<Row[]> {
  // The limit of the content service, of which each row uses a part.
  process.env['CONTENT_REQUESTS_PER_SECOND'] = '1000'
  const children: Child[] = []
  const options = { settings, children, onStep: () => undefined, onLine: () => undefined }
  try {
    const { contentUrl } = await startSystem({ ...options, mode: 'production' })
    const rows: Row[] = []
    for (const upstream of upstreams) rows.push(await measure(settings, contentUrl, upstream))
    return rows
  } finally {
    await stopAll(children)
  }
}

type Upstream = (typeof upstreams)[number]

async function measure(settings: Settings, contentUrl: string, { delayMs, perSecond }: Upstream): Promise<Row> {
  const proxy = await startFaultProxy(contentUrl, { slowMs: delayMs })
  if (delayMs > 0) proxy.set('slow')
  try {
    const firsts: First[] = []
    for (let start = 0; start < starts; start += 1) {
      const folder = join(settings.DATA_FOLDER, `first-${delayMs}-${perSecond}-${start}`)
      firsts.push(
        await firstPage({ ...settings, SITE_PORT: settings.SITE_PORT + 40, DATA_FOLDER: folder }, proxy.url, perSecond),
      )
    }
    return {
      'upstream delay ms': delayMs,
      'requests/s at most': perSecond,
      starts,
      'first product ms': median(firsts.map(({ firstMs }) => firstMs)),
      'goal ms': `≤ ${delayMs + goalMs}`,
      most: Math.max(...firsts.map(({ firstMs }) => firstMs)),
      'another one ms': median(firsts.map(({ nextMs }) => nextMs)),
    }
  } finally {
    await proxy.stop()
  }
}

type First = { firstMs: number; nextMs: number }

async function firstPage(settings: Settings, contentUrl: string, perSecond: number): Promise<First> {
  const children: Child[] = []
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  const extra = { CONTENT_REQUESTS_PER_SECOND: String(perSecond) }
  try {
    const options = { settings, siteUrl, contentUrl, children, onLine: () => undefined, mode: 'production' as const }
    const site = await startSite({ ...options, extra })
    await untilResponds(`${siteUrl}/readyz`, site)
    const firstMs = await millisecondsOf(`${siteUrl}${path}`)
    return { firstMs, nextMs: await millisecondsOf(`${siteUrl}/productos/nor-2l`) }
  } finally {
    await stopAll(children)
  }
}

async function millisecondsOf(address: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(address)
  await response.text()
  if (response.headers.get('cache-status') !== 'zarandal; fwd=miss' || !response.ok)
    throw new Error(`${address} was not rendered.`)
  return performance.now() - startedAt
}
