import type { RequestListener } from 'node:http'
import { LRUCache } from 'lru-cache'
import { errorScreenMaxAgeMs } from '#site/server/upstream/time-limits.ts'
import { type CachedResponse, toCachedResponse } from '../cached-response.ts'
import type { PageRequest } from '../request/cache-key.ts'
import { renderRefusal } from './render-public-page.ts'

/** Renders, or takes from memory, the screen of a page that cannot be had at present. */
export type RefusalScreens = (request: PageRequest) => Promise<CachedResponse>

type Options = {
  framework: RequestListener
  /** Names the screen of a request. */
  screenOf: (request: PageRequest) => string
}

/** Nine locales of a dozen websites. */
const most = 108

/** A client that gets no payload loads the document. */
const noPayload = toCachedResponse({ status: 503, headers: { 'retry-after': '30' }, body: Buffer.alloc(0) })

/**
 * The screens for pages that wait too long or cannot wait. Each is rendered once in a while and not once a request: these renders
 * stand in no queue, and a site that refuses because it has too much to do must not have more to do for it.
 */
export function refusalScreens({ framework, screenOf }: Options): RefusalScreens {
  const screens = new LRUCache<string, Promise<CachedResponse>>({ max: most, ttl: errorScreenMaxAgeMs })
  return async (request) => {
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
