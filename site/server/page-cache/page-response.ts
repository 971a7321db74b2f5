import type { CachedResponse, RawResponse } from './cached-response.ts'
import type { CacheSource } from './request/cache-status.ts'

/** Renders one request completely; the framework in production, any function in a test. */
export type Render = () => Promise<RawResponse>

/** Returns the response that replaces a page. */
export type Refuse = () => Promise<CachedResponse>

export type PageResponse = {
  response: CachedResponse
  source: CacheSource
  /** Those under which the page cache has the response; absent where it has none, and no cache in front may have one. */
  tags?: readonly string[] | undefined
}
