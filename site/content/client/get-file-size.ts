import 'server-only'
import { env } from '#site/server/configuration/env.ts'
import { withinLimit } from '#site/server/time-limit.ts'
import { fileFetch } from '#site/server/upstream/content-upstream.ts'
import { fileSizeMs } from '#site/server/upstream/time-limits.ts'
import { cachedResponses } from './cached-responses.ts'

/** Path the CMS gives its files (Storyblok docs, asset URL). */
const filePath = /^\/f\/\d+\/[^?#]+$/

/** Hosts of the vendor's files in every region (Storyblok docs, asset URL). */
const vendorHost = /^a(-[a-z]{2})?\.storyblok\.com$/

/**
 * Bytes of a file of the CMS, from the file itself: an editor who replaces it has nothing else to correct. Cached until a webhook about
 * any file invalidates every size.
 * @returns undefined when the address is not one of the CMS's files, or the service does not respond in time
 */
export async function getFileSize(address: string): Promise<number | undefined> {
  if (!isFileOfCms(address)) return undefined
  const responses = cachedResponses()
  const key = `HEAD ${address}`
  const cached = responses.get(key)?.value.response
  if (cached) return cached.total
  const startedAt = responses.now()
  const total = await requestSize(address)
  if (total !== undefined) {
    responses.put(key, { value: { response: { layer: 'published', body: address, total } }, tags: [key], startedAt })
  }
  return total
}

/** Only the content service itself is called: an address in content must not make the server call other machines. */
function isFileOfCms(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { host, pathname, protocol, search } = new URL(address)
  const isOurs = host === new URL(env.CONTENT_API_URL).host || (protocol === 'https:' && vendorHost.test(host))
  return isOurs && search === '' && filePath.test(pathname)
}

async function requestSize(address: string): Promise<number | undefined> {
  try {
    const response = await withinLimit({ limitMs: fileSizeMs }, async (signal) => {
      // A compressed response would state the compressed length.
      const headers = { 'accept-encoding': 'identity' }
      return await fileFetch(address, { method: 'HEAD', redirect: 'error', headers, signal })
    })
    const length = response.headers.get('content-length') ?? ''
    return response.ok && /^\d{1,15}$/.test(length) ? Number(length) : undefined
  } catch {
    return undefined
  }
}
