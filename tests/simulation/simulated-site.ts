import { createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { followOtherInstances } from 'site/content/changes/content-changed.ts'
import { watchSpace } from 'site/content/changes/watch-space.ts'
import { readingDrafts } from 'site/content/client/draft-reading.ts'
import { readResponse } from 'site/content/client/read-response.ts'
import { storyRequest } from 'site/content/client/story-request.ts'
import type { WireStory } from 'site/content/delivery/wire-story.ts'
import { kindRequest, toList } from 'site/content/listings/stories-request.ts'
import { getDraftStory } from 'site/content/stories/get-draft-story.ts'
import { respondToContentChange } from 'site/handlers/respond-to-content-change.ts'
import { startPurges } from 'site/server/cdn/shared-purges.ts'
import { env } from 'site/server/configuration/env.ts'
import { type CachedResponse, toCachedResponse } from 'site/server/page-cache/cached-response.ts'
import { joinInstances } from 'site/server/page-cache/instances/join-instances.ts'
import { type PageCache, pageCache } from 'site/server/page-cache/page-cache.ts'
import type { PageResponse, Render } from 'site/server/page-cache/page-response.ts'
import { sendResponse } from 'site/server/page-cache/request/send-response.ts'
import { sharePageCache } from 'site/server/page-cache/shared-page-cache.ts'
import type { DiskTier } from 'site/server/page-cache/tiers/disk-tier.ts'
import { writeBehind } from 'site/server/page-cache/tiers/write-behind.ts'
import { pageMaxAgeMs } from 'site/server/upstream/time-limits.ts'
import { upstreamHealthOf } from 'site/server/upstream/upstream-health.ts'
import type { Sent } from './simulated-cdn.ts'
import { contentHost } from './simulated-content.ts'
import { call, newService } from './simulated-network.ts'
import { type Instance, inInstance } from './simulated-time.ts'

/** The list of all pages; other addresses are slugs of stories. */
export const listAddress = 'all'

export type Disk = Map<string, CachedResponse>

/** What a visitor gets from an instance. */
export type Visit = Sent & { status: number; source: PageResponse['source'] }

export type RunningSite = {
  /** @throws Error where the instance has no response */
  visit: (address: string) => Promise<Visit>
  /** An editor looks at the draft of a story. */
  preview: (id: number) => Promise<void>
  /** A message of the content service. @returns the status of the response */
  receive: (message: Readonly<Record<string, unknown>>) => Promise<number>
}

const silent = () => undefined

/** Starts what `start-services.ts`, `open-page-cache.ts` and `instrumentation.ts` start for pages, in their order. */
export function startSite(instance: Instance, disk: Disk): RunningSite {
  const cache = inInstance(instance, () => {
    const access = { url: 'redis://redis.example' }
    const { tier: shared } = joinInstances({
      access,
      prefix: 'site',
      buildId: 'one',
      maxAgeMs: pageMaxAgeMs,
      report: silent,
    })
    const tier = writeBehind(diskTierOf(disk))
    const opened = pageCache({ maxBytes: 2 ** 20, tier, shared, upstream: upstreamHealthOf(contentHost) })
    sharePageCache(opened)
    followOtherInstances()
    startPurges()
    watchSpace()
    return opened
  })
  return {
    visit: async (address) => await inInstance(instance, async () => await visit(cache, address)),
    preview: async (id) =>
      await inInstance(
        instance,
        async () => void (await cache.renderOnly(() => renderDraft(id)).catch(() => undefined)),
      ),
    receive: async (message) =>
      await inInstance(instance, async () => (await respondToContentChange(requestWith(message))).status),
  }
}

async function visit(cache: PageCache, address: string): Promise<Visit> {
  const key = `html:${address}`
  const page = cache.cacheHit(key) ?? (await cache.respond(key, renderOf(address), () => toCachedResponse(refused)))
  const headers = new Map<string, string>()
  let text = ''
  const response = {
    hasHeader: () => false,
    writeHead(_: number, given: readonly string[]) {
      for (let at = 0; at + 1 < given.length; at += 2) headers.set(given[at] ?? '', given[at + 1] ?? '')
      return response
    },
    end: (body: unknown) => void (text = String(body)),
  }
  const status = sendResponse(page, {
    request: { method: 'GET', headers: {} },
    response: response as unknown as ServerResponse,
  })
  return { status, source: page.source, headers, text }
}

const html = { 'content-type': 'text/html' }
const refused = { status: 503, headers: html, body: Buffer.from('Please wait.') }

/** Reads the content of a page as the pages of the site do, and shows the little that the test compares. */
function renderOf(address: string): Render {
  return async () => {
    try {
      const text = address === listAddress ? await listText() : await storyText(address)
      return { status: text === undefined ? 404 : 200, headers: html, body: Buffer.from(text ?? 'No page') }
    } catch {
      return refused
    }
  }
}

async function storyText(slug: string): Promise<string | undefined> {
  const story = (await readResponse(storyRequest(`global/${slug}`, 'default')))?.body.story
  return story && `${textOf(story)}${linkIn(story)}`
}

async function listText(): Promise<string> {
  const { stories } = toList(await readResponse(kindRequest('page', { per_page: 25 })))
  return stories
    .map((story) => `${story.slug} ${textOf(story)}`)
    .toSorted()
    .join(', ')
}

const textOf = ({ content }: WireStory) => String(content['text'])

function linkIn({ content }: WireStory): string {
  const link = content['link']
  const to = typeof link === 'object' && link !== null && 'story' in link ? link.story : undefined
  return typeof to === 'object' && to !== null && 'slug' in to ? `, see ${String(to.slug)}` : ''
}

async function renderDraft(id: number): ReturnType<Render> {
  const draft = await readingDrafts(() => getDraftStory(id, 'es')).catch(() => undefined)
  return { status: 200, headers: html, body: Buffer.from(draft ? textOf(draft) : 'None') }
}

function requestWith(message: Readonly<Record<string, unknown>>): Request {
  const body = JSON.stringify({ space_id: env.SPACE_ID, ...message })
  const signature = createHmac('sha1', env.WEBHOOK_SECRET).update(body).digest('hex')
  const init = { method: 'POST', body, headers: { 'webhook-signature': signature } }
  return new Request('http://site.example/api/content-changed', init)
}

/** A disk that outlives its instance; a killed one may have written or not. */
function diskTierOf(disk: Disk): DiskTier {
  const service = newService('the disk')
  return {
    get: async (key) => await call(service, () => disk.get(key)),
    put: async (key, response) => await call(service, () => void disk.set(key, response)),
    remove: async (key) => await call(service, () => void disk.delete(key)),
  }
}
