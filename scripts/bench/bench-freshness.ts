import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { managementRequests, type Space } from '../management/management-requests.ts'
import { publishContent, type StoredStory, storedStoryAt } from '../management/stored-story.ts'
import type { Settings } from '../settings.ts'
import type { Child } from '../system/child.ts'
import { registerWebhook } from '../system/services/register-webhook.ts'
import { redisPath, startRedis } from '../system/services/start-redis.ts'
import { startSystem, stopAll } from '../system/start-system.ts'
import { startInstances } from './load/start-instances.ts'
import type { Row } from './print-table.ts'
import { median } from './quantile.ts'

const publications = 20

/** What is published is on the site within this time. */
const goalMs = 2000

/** Polling interval until a page shows what was published. */
const pollMs = 10
const timeoutMs = 60_000

/** Milliseconds until a planned publish. */
const planMs = 1500

/** Pause between two publications, so that the requests of one do not delay the next. */
const restMs = 2000

/** An edited story, the field that is changed, and the page that must show it. */
export type Edit = { edited: string; story: StoredStory; field: string; path: string }

/** Time from an editor's publication until visitors read it, on one instance and on several. */
export async function benchFreshness(settings: Settings): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-redis-'))
  const children: Child[] = []
  const options = { settings, children, onStep: () => undefined, onLine: () => undefined }
  try {
    const { siteUrl, contentUrl } = await startSystem({ ...options, mode: 'production' })
    const space = { contentUrl, spaceId: settings.SPACE_ID, managementToken: settings.CONTENT_MANAGEMENT_TOKEN }
    const rows = await measure(space, [siteUrl])
    if (!redisPath) return rows
    const redisPort = settings.SITE_PORT + 40
    const redis = await startRedis({ port: redisPort, folder })
    try {
      const urls = await startInstances(settings, { contentUrl, redisPort, children })
      await registerWebhook({ ...space, siteUrl: urls[0] ?? siteUrl, secret: settings.WEBHOOK_SECRET })
      return [...rows, ...(await measure(space, urls))]
    } finally {
      await stopAll(children)
      redis.kill('SIGTERM')
    }
  } finally {
    await stopAll(children)
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(space: Space, sites: readonly string[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const edit of await edits(space)) {
    const times: number[] = []
    for (let number = 1; number <= publications; number += 1) times.push(await publishOnce(space, edit, sites))
    const [p50, most] = [median(times), Math.max(...times)]
    rows.push({
      edited: edit.edited,
      instances: sites.length,
      publications,
      'p50 ms': p50,
      'most ms': most,
      'goal ms': goalMs,
    })
  }
  const [first] = await edits(space)
  if (!first) return rows
  const late: number[] = []
  for (let number = 1; number <= publications; number += 1) late.push(await publishAtTime(space, first, sites))
  const edited = 'a product at a planned time, from that time'
  return [
    ...rows,
    {
      edited,
      instances: sites.length,
      publications,
      'p50 ms': median(late),
      'most ms': Math.max(...late),
      'goal ms': 2000,
    },
  ]
}

/** A product on its own page and, as a related one, on another's; a news item in the list of its kind. */
export async function edits(space: Space): Promise<Edit[]> {
  const cms = managementRequests(space)
  const product = await storedStoryAt(cms, { by_slugs: 'global/productos/nor-1r' })
  const [uuid = ''] = z.array(z.string()).parse(product.content['related'])
  const related = await storedStoryAt(cms, { by_uuids: uuid })
  const news = await storedStoryAt(cms, {
    by_slugs: 'global/eventos-y-noticias/noticias-sobre-nosotras/manos-que-miden',
  })
  return [
    { edited: 'a product, seen on its page', story: product, field: 'name', path: '/productos/nor-1r' },
    {
      edited: 'a product, seen on the page of a related one',
      story: related,
      field: 'name',
      path: '/productos/nor-1r',
    },
    { edited: 'a news item, seen in its list', story: news, field: 'title', path: '/eventos-y-noticias' },
  ]
}

/** Milliseconds from the publish request until the page shows it on all instances. */
export async function publishOnce(
  space: Space,
  { story, field, path }: Edit,
  sites: readonly string[],
): Promise<number> {
  // One word without a break: pages wrap part numbers in elements of their own.
  const word = `edit${Date.now()}`
  await pause(restMs)
  // Every instance caches the page first, as before an edit.
  await Promise.all(sites.map((site) => textOf(`${site}${path}`)))
  const startedAt = performance.now()
  await publishContent(managementRequests(space), story, {
    ...story.content,
    [field]: `${String(story.content[field])} ${word}`,
  })
  await Promise.all(sites.map((site) => untilShown(`${site}${path}`, word)))
  return performance.now() - startedAt
}

/** Milliseconds from the time for which a publish is planned until the page shows it on all instances. */
async function publishAtTime(space: Space, { story, field, path }: Edit, sites: readonly string[]): Promise<number> {
  const cms = managementRequests(space)
  const word = `edit${Date.now()}`
  await pause(restMs)
  await Promise.all(sites.map((site) => textOf(`${site}${path}`)))
  const content = { ...story.content, [field]: `${String(story.content[field])} ${word}` }
  await cms.send('put', `stories/${story.id}`, { body: { story: { ...story, content } } })
  const moment = Date.now() + planMs
  const planned = { story_id: story.id, publish_at: new Date(moment).toISOString() }
  await cms.send('post', 'story_schedulings', { body: { story_scheduling: planned } })
  await Promise.all(sites.map((site) => untilShown(`${site}${path}`, word)))
  return Date.now() - moment
}

async function untilShown(address: string, word: string): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await textOf(address)).includes(word)) {
    if (performance.now() > deadline) throw new Error(`${address} does not show ${word} after ${timeoutMs} ms.`)
    await pause(pollMs)
  }
}

async function textOf(address: string): Promise<string> {
  return await (await fetch(address)).text()
}
