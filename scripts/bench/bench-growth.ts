import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { knownPages } from '../drills/known-pages.ts'
import { embeddedSpace } from '../management/read-space.ts'
import type { Settings } from '../settings.ts'
import { type Child, untilResponds } from '../system/child.ts'
import { startContent } from '../system/services/start-content.ts'
import { startSite } from '../system/services/start-site.ts'
import { startSystem, stopAll } from '../system/start-system.ts'
import { costOf } from './compare/process-tree.ts'
import { multiplyStories } from './content/multiply-stories.ts'
import { productsOfPage, publishOnce } from './content/publish-once.ts'
import { collectGarbage } from './memory/collect-garbage.ts'
import { peakMegabytes } from './memory/resident-megabytes.ts'
import { printTable, type Row } from './print-table.ts'
import { median } from './quantile.ts'

/** Numbers of stories, one after the other; those of the demo at least. */
const sizes = [0, 31_000, 200_000]

/** Requests a second that the content service accepts on its smallest plan: a page that was never rendered takes most of them. */
const perSecond = 5

/** Different pages that are rendered one after the other. */
const pages = 30

/** Between two pages of a visitor who reads from the start on until products are counted. */
const visitorMs = 5000

/** How much more than with the fewest stories each of these figures should be at most. */
const flat = { factor: 1.2, columns: /^(MiB (ready|counted|after .*)|first page ms|publish shown after s)$/ }

const firstPage = '/productos/nor-1r'

/** Lists that count all products of three languages. */
const counting = ['/productos', '/en/products', '/de/produkte']

/** Cost of the number of stories for the site's process: time until ready, time until counted, and memory. */
export async function benchGrowth(settings: Settings): Promise<Row[]> {
  process.env['CONTENT_REQUESTS_PER_SECOND'] = '1000'
  const children: Child[] = []
  try {
    const { siteUrl, contentUrl } = await startSystem({ settings, children, mode: 'production' })
    const known = await knownPages(siteUrl, 40)
    process.env['CONTENT_REQUESTS_PER_SECOND'] = String(perSecond)
    const rows: Row[] = []
    for (const size of sizes) {
      await stopAll(children.filter(({ name }) => name === 'The site' || name === 'The content service'))
      const stories = multiplyStories(join(settings.DATA_FOLDER, 'content'), size)
      await startContent({ settings, children })
      rows.push({ stories, ...(await measure(settings, { contentUrl, children, known })) })
      // The largest takes most of the time: the known rows are shown before it.
      printTable(`${stories.toLocaleString('en')} stories`, rows.slice(-1))
    }
    return [...rows, ...rows.slice(0, 1).map(goalFrom)]
  } finally {
    await stopAll(children)
  }
}

/** The row of goals, from the figures with the fewest stories. */
function goalFrom(fewest: Row): Row {
  const limits = Object.entries(fewest).flatMap(([column, value]) =>
    flat.columns.test(column) ? [[column, `≤ ${Number((flat.factor * Number(value)).toPrecision(3))}`] as const] : [],
  )
  return { stories: 'goal', ...Object.fromEntries(limits) }
}

type Measured = { contentUrl: string; children: Child[]; known: readonly string[] }

async function measure(settings: Settings, { contentUrl, children, known }: Measured): Promise<Row> {
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  const startedAt = performance.now()
  const site = await startSite({
    settings: { ...settings, DATA_FOLDER: join(settings.DATA_FOLDER, `site-${startedAt}`) },
    siteUrl,
    contentUrl,
    children,
    mode: 'production',
    aliveAt: '/healthz',
  })
  const visitor = readFromStart(known)
  await untilResponds(`${siteUrl}/readyz`, site)
  const readyMs = performance.now() - startedAt
  const firstMs = await millisecondsOf(`${siteUrl}${firstPage}`)
  const ready = await heldBy(site.pid)
  const countedS = await secondsUntilCounted(siteUrl)
  const { read, refused } = await visitor.stop()
  const counted = await heldBy(site.pid)
  const sitemapMs = await millisecondsOf(`${siteUrl}/sitemap.xml`)
  for (const address of await knownPages(siteUrl, pages)) await (await fetch(address)).text()
  const full = await heldBy(site.pid)
  const published = await secondsUntilPublished(settings, siteUrl)
  return {
    'ready after ms': readyMs,
    'first page ms': firstMs,
    'MiB ready': ready,
    's to count one language': countedS[0] ?? Number.NaN,
    's to count three languages': countedS.reduce((sum, one) => sum + one, 0),
    'pages read meanwhile': read,
    'refused meanwhile': refused,
    'MiB counted': counted,
    'sitemap ms': sitemapMs,
    [`MiB after ${pages} pages`]: full,
    'publish shown after s': median(published),
    most: Math.max(...published),
    'MiB at most': await peakMegabytes(site.pid),
  }
}

/** One list after the other: the first request of a list begins to count its language. */
async function secondsUntilCounted(siteUrl: string): Promise<number[]> {
  const times: number[] = []
  for (const path of counting) {
    const startedAt = performance.now()
    await untilCounted(`${siteUrl}${path}`)
    times.push((performance.now() - startedAt) / 1000)
  }
  return times
}

/** A visitor of a process that has rendered nothing yet. */
function readFromStart(addresses: readonly string[]) {
  const counts = { read: 0, refused: 0, isStopped: false }
  const reading = (async () => {
    for (let turn = 0; !counts.isStopped; turn += 1) {
      const response = await fetch(addresses[turn % addresses.length] ?? '')
      await response.arrayBuffer()
      counts[response.ok ? 'read' : 'refused'] += 1
      await sleep(visitorMs)
    }
  })()
  return {
    async stop() {
      counts.isStopped = true
      await reading
      return counts
    },
  }
}

async function secondsUntilPublished(settings: Settings, siteUrl: string): Promise<number[]> {
  const space = embeddedSpace(settings)
  const times: number[] = []
  for (const story of await productsOfPage(space)) times.push((await publishOnce(space, story, siteUrl)) / 1000)
  return times
}

async function millisecondsOf(address: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(address)
  await response.text()
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`)
  return performance.now() - startedAt
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
