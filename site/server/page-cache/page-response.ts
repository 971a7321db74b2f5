import type { CachedResponse, RawResponse } from './cached-response.ts'
import type { CacheSource } from './request/cache-status.ts'

/** Renders one request to its end; the framework in production, anything in a test. */
export type Render = () => Promise<RawResponse>

/** Gives what is answered instead of a page. */
export type Refuse = () => Promise<CachedResponse>

export type PageResponse = { response: CachedResponse; source: CacheSource }
