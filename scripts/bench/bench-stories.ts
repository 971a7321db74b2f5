import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { knownPages } from '../drills/known-pages.ts'
import type { Settings } from '../settings.ts'
import { type Child, untilResponds } from '../system/child.ts'
import { startContent } from '../system/services/start-content.ts'
import { startSite } from '../system/services/start-site.ts'
import { startSystem, stopAll } from '../system/start-system.ts'
import { costOf } from './compare/process-tree.ts'
import { multiplyStories } from './content/multiply-stories.ts'
import { load } from './load/load.ts'
import { collectGarbage } from './memory/collect-garbage.ts'
import { peakMegabytes } from './memory/resident-megabytes.ts'
import type { Row } from './print-table.ts'

const sizes = [2000, 200_000]

/** Lists that count all products of three languages. */
const counting = ['/productos', '/en/products', '/de/produkte']

const rendered = 120

/** Cost of the number of stories for the site's process: time until ready, time until counted, and memory. */
export async function benchStories(settings: Settings): Promise<Row[]> {
  // The benchmark measures the site, not the vendor's rate limit.
  process.env['CONTENT_REQUESTS_PER_SECOND'] = '1000'
  const children: Child[] = []
  const options = { settings, children, onStep: () => undefined, onLine: () => undefined }
  try {
    const { contentUrl } = await startSystem({ ...options, mode: 'production' })
    const rows: Row[] = []
    for (const size of sizes) {
      await stopAll(children.filter(({ name }) => name === 'The site' || name === 'The content service'))
      const stories = multiplyStories(join(settings.DATA_FOLDER, 'content'), size)
      await startContent({ ...options, contentUrl })
      rows.push({ stories, ...(await measure(settings, contentUrl, children)) })
    }
    return rows
  } finally {
    await stopAll(children)
  }
}

async function measure(settings: Settings, contentUrl: string, children: Child[]): Promise<Row> {
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  const startedAt = performance.now()
  const own = { ...settings, DATA_FOLDER: join(settings.DATA_FOLDER, `site-${startedAt}`) }
  const site = await startSite({
    settings: own,
    siteUrl,
    contentUrl,
    children,
    onLine: () => undefined,
    mode: 'production',
  })
  await untilResponds(`${siteUrl}/readyz`, site)
  const readyMs = performance.now() - startedAt
  const ready = await heldBy(site.pid)
  const countedAt = performance.now()
  for (const path of counting) await untilCounted(`${siteUrl}${path}`)
  const countedMs = performance.now() - countedAt
  const counted = await heldBy(site.pid)
  for (const address of await knownPages(siteUrl, rendered)) await (await fetch(address)).text()
  const full = await heldBy(site.pid)
  const { requestsPerSecond } = await load({
    url: `${siteUrl}/`,
    connections: 32,
    seconds: 8,
    headers: { 'accept-encoding': 'br' },
  })
  return {
    'ready after ms': readyMs,
    'MiB ready': ready,
    's to count three languages': countedMs / 1000,
    'MiB counted': counted,
    [`MiB after ${rendered} pages`]: full,
    'MiB at most': await peakMegabytes(site.pid),
    'cached pages/s': requestsPerSecond,
  }
}

/** A narrowed list is refused until all products are counted. */
async function untilCounted(list: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${list}?status=active`)
    await response.text()
    if (response.status === 200) return
    if (response.status !== 503) throw new Error(`${list} responded with ${response.status}.`)
    await sleep(1000)
  }
}

/** Memory that the process needs, without garbage that is not collected yet. */
async function heldBy(pid: number): Promise<number> {
  await collectGarbage(pid)
  return (await costOf(pid)).megabytes
}
