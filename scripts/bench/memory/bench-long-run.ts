import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { knownPages } from '../../drills/known-pages.ts'
import { managementRequests, type Space } from '../../management/management-requests.ts'
import { embeddedSpace } from '../../management/read-space.ts'
import { publishContent, storedStoryAt } from '../../management/stored-story.ts'
import type { Settings } from '../../settings.ts'
import { type Child, untilResponds } from '../../system/child.ts'
import { registerWebhook } from '../../system/services/register-webhook.ts'
import { startContent } from '../../system/services/start-content.ts'
import { startSearch, writeSearchIndexes } from '../../system/services/start-search.ts'
import { startSite } from '../../system/services/start-site.ts'
import { stopAll } from '../../system/start-system.ts'
import { multiplyStories } from '../content/multiply-stories.ts'
import { startLoadedSpace } from '../content/start-loaded-space.ts'
import { readSum } from '../load/read-counters.ts'
import type { Row } from '../print-table.ts'
import { peakMegabytes, residentMegabytes } from './resident-megabytes.ts'

const variables = z.object({
  /** Length of the run for one number of stories; two comparisons of the search indexes fall into it. */
  BENCH_MINUTES: z.coerce.number().min(1).default(12),
  /** Numbers of stories, one run each; the load set at least. */
  BENCH_STORIES: z
    .string()
    .regex(/^\d+(,\d+)*$/)
    .default('32000,200000')
    .transform((text) => text.split(',').map(Number)),
})

/**
 * The heap that V8 gives itself under the `MemoryMax` of the site's unit (`deployment`): half of the limit of its control group
 * (V8, `Heap::HeapSizeFromPhysicalMemory`). This machine has no such limit.
 */
const heapMegabytes = 768 / 2

const pages = 600
const readEveryMs = 500
const publishEveryMs = 60_000
const sampleEveryMs = 1000

/**
 * Memory of the site's process while visitors read different pages, an editor publishes and the search indexes are compared with the
 * stories, for as many minutes as it took to run out of memory before.
 */
export async function benchLongRun(settings: Settings): Promise<Row[]> {
  // The benchmark measures memory at the highest rate, not the vendor's rate limit.
  process.env['CONTENT_REQUESTS_PER_SECOND'] = '1000'
  const { BENCH_MINUTES: minutes, BENCH_STORIES: sizes } = variables.parse(process.env)
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const children: Child[] = []
  const options = { settings, contentUrl, children, onLine: () => undefined }
  try {
    await startLoadedSpace(options)
    await startSearch(options)
    await writeSearchIndexes(options)
    const rows: Row[] = []
    for (const size of sizes) {
      await stopAll(children.filter(({ name }) => name === 'The site' || name === 'The content service'))
      const stories = multiplyStories(join(settings.DATA_FOLDER, 'content'), size)
      await startContent(options)
      rows.push({ stories, minutes, ...(await measure(settings, { contentUrl, children, minutes })) })
    }
    return rows
  } finally {
    await stopAll(children)
  }
}

type Measured = { contentUrl: string; children: Child[]; minutes: number }

async function measure(settings: Settings, { contentUrl, children, minutes }: Measured): Promise<Row> {
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  const metricsPort = settings.SITE_PORT + 50
  const space = embeddedSpace(settings, contentUrl)
  const differing: string[] = []
  const site = await startSite({
    settings,
    siteUrl,
    contentUrl,
    children,
    onLine: (line) => void differing.push(...(/search records of (\d+) stories differ/.exec(line)?.slice(1) ?? [])),
    mode: 'production',
    extra: {
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
      METRICS_PORT: String(metricsPort),
      SEARCH_CHECK_SECONDS: String(Math.floor((minutes * 60) / 2.4)),
    },
  })
  const endsAt = performance.now() + minutes * 60_000
  await untilResponds(`${siteUrl}/readyz`, site)
  const ready = await residentMegabytes(site.pid)
  await registerWebhook({ ...space, siteUrl, secret: settings.WEBHOOK_SECRET })
  const addresses = await knownPages(siteUrl, pages)
  const searchHost = `localhost:${settings.SEARCH_PORT}`
  const searches = () =>
    readSum([metricsPort], 'site_upstream_requests_total', ({ host }) => host === searchHost).catch(() => 0)
  const [read, published, sampled] = await Promise.all([
    readPages(addresses, endsAt),
    publishAgain(space, endsAt),
    sample(site.pid, metricsPort, endsAt),
  ])
  return {
    'heap limit MiB': heapMegabytes,
    'MiB ready': ready,
    'MiB at most': sampled.peak,
    'MiB at the end': await residentMegabytes(site.pid),
    'heap MiB at most': sampled.heap,
    'pages read': read.ok,
    failed: read.failed,
    published,
    'calls to the search': await searches(),
    'stories that differed': differing.join(', '),
    restarts: (await hasEnded(site)) ? 'the process ended' : 0,
  }
}

async function hasEnded(site: Child): Promise<boolean> {
  return await Promise.race([site.ended.then(() => true), pause(0, false)])
}

async function readPages(addresses: readonly string[], endsAt: number): Promise<{ ok: number; failed: number }> {
  const counts = { ok: 0, failed: 0 }
  for (let turn = 0; performance.now() < endsAt; turn += 1) {
    const startedAt = performance.now()
    const response = await fetch(addresses[turn % addresses.length] ?? '').catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    counts[response?.ok ? 'ok' : 'failed'] += 1
    await pause(Math.max(0, startedAt + readEveryMs - performance.now()))
  }
  return counts
}

/** Each publish moves the version of the space; without one there is nothing to compare. */
async function publishAgain(space: Space, endsAt: number): Promise<number> {
  const cms = managementRequests(space)
  const story = await storedStoryAt(cms, { by_slugs: 'global/productos/nor-1r' })
  let published = 0
  for (; performance.now() < endsAt; published += 1) {
    await publishContent(cms, story, { ...story.content, name: `${String(story.content['name'])} ${published}` })
    await pause(Math.min(publishEveryMs, Math.max(0, endsAt - performance.now())))
  }
  return published
}

async function sample(pid: number, metricsPort: number, endsAt: number): Promise<{ peak: number; heap: number }> {
  let [peak, heap] = [0, 0]
  while (performance.now() < endsAt && (await residentMegabytes(pid)) > 0) {
    // A process that has run out of memory reports nothing more.
    peak = Math.max(peak, await peakMegabytes(pid))
    heap = Math.max(heap, await readSum([metricsPort], 'nodejs_heap_size_used_bytes').catch(() => 0))
    await pause(sampleEveryMs)
  }
  return { peak, heap: heap / 2 ** 20 }
}
