import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { type CachedResponse, identityOf, inOwnMemory, sizeOfResponse } from '../cached-response.ts'

const compress = promisify(gzip)

/** Memory for them, in bytes: about a hundred pages. */
const maxBytes = 4 * 2 ** 20

/**
 * Every browser and most crawlers accept Brotli. With gzip made for each page, a render cost a tenth more and a page in memory more than
 * twice as much.
 */
const recent = new LRUCache<CachedResponse, CachedResponse>({
  maxSize: maxBytes,
  sizeCalculation: sizeOfResponse,
  fetchMethod: withGzip,
})

/** The response with its body compressed by gzip, for a client that accepts nothing better: made at the first request for it. */
export async function gzipped(response: CachedResponse): Promise<CachedResponse> {
  return await recent.forceFetch(response)
}

async function withGzip(response: CachedResponse): Promise<CachedResponse> {
  return { ...response, bodies: { gzip: inOwnMemory(await compress(identityOf(response), { level: 6 })) } }
}
