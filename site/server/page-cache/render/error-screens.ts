import type { RequestListener } from 'node:http'
import { LRUCache } from 'lru-cache'
import { errorScreenMaxAgeMs } from '#site/server/upstream/time-limits.ts'
import { type CachedResponse, toCachedResponse } from '../cached-response.ts'
import { isMarkdownRequest, isTextRequest, type PageRequest } from '../request/cache-key.ts'
import { renderRefusal } from './render-public-page.ts'

/** Renders, or reads from memory, the 503 screen of a page. */
export type RefusalScreens = (request: PageRequest) => Promise<CachedResponse>

/** A crawler returns after `Retry-After`; after an error without it, it forgets the sitemap. */
const noText = toCachedResponse({
  status: 503,
  headers: { 'retry-after': '60', 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('This text cannot be had at the moment. Try again in a minute.\n'),
})

/** Only what is the same for every visitor has Markdown. */
export const noMarkdown = toCachedResponse({
  status: 404,
  headers: { 'cache-control': 'private, no-store', 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('This page has no Markdown.\n'),
})

type Options = {
  framework: RequestListener
  /** The key of the screen of a request. */
  screenOf: (request: PageRequest) => string
}

/** Nine locales of a dozen websites. */
const most = 108

/** A client that gets no payload loads the document. */
const noPayload = toCachedResponse({ status: 503, headers: { 'retry-after': '30' }, body: Buffer.alloc(0) })

/**
 * The screens for pages that wait too long or cannot wait. Each is rendered at intervals, not per request: these renders bypass the
 * queue, and an overloaded site must not get more load from its refusals.
 */
export function refusalScreens({ framework, screenOf }: Options): RefusalScreens {
  const screens = new LRUCache<string, Promise<CachedResponse>>({ max: most, ttl: errorScreenMaxAgeMs })
  return async (request) => {
    if (isTextRequest(request) || isMarkdownRequest(request)) return await noText
    if (request.headers['rsc'] !== undefined) return await noPayload
    const name = screenOf(request)
    const known = screens.get(name)
    if (known) return await known
    const rendering = renderRefusal(framework, request).then(toCachedResponse)
    screens.set(name, rendering)
    const screen = await rendering.catch((error: unknown) => {
      screens.delete(name)
      throw error
    })
    if (screen.status !== 503) screens.delete(name)
    return screen
  }
}
