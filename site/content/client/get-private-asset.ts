import 'server-only'
import { z } from 'zod'
import { env } from '#site/server/configuration/env.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { contentFetchRetried, fileFetch } from '#site/server/upstream/content-upstream.ts'
import { cachedResponses } from './cached-responses.ts'

/** The service signs for an hour; an address is used for less, so that a long download can still be continued. */
const signedForMs = 30 * 60 * 1000

const assetResponse = z.looseObject({
  asset: z.looseObject({
    signed_url: z.url({ protocol: /^https?$/ }),
    content_type: z.string().nullish(),
    content_length: z.number().nullish(),
    updated_at: z.string().nullish(),
  }),
})

export type PrivateAsset = {
  /** Good for half an hour at least; it must never reach a browser. */
  signedUrl: string
  contentType: string
  /** Bytes. */
  length: number
  /** ISO 8601. */
  changedAt: string | undefined
}

/** `signedAt` is monotonic time: with the wall clock put back by an hour, expired signatures would be used. */
type SignedAsset = PrivateAsset & { signedAt: number }

/**
 * A private asset by the address in the content (Storyblok docs: content delivery, `assets/me`). Cached while its signature is fresh,
 * until a webhook about any file invalidates every asset.
 * @returns undefined when there is no such asset
 * @throws CatalogueError content-unavailable
 */
export async function getPrivateAsset(filename: string): Promise<PrivateAsset | undefined> {
  const responses = cachedResponses()
  const key = `asset ${filename}`
  const cached = responses.get(key)?.value.response?.body as SignedAsset | undefined
  if (cached && performance.now() < cached.signedAt + signedForMs) return cached
  const startedAt = responses.now()
  const asset = await requestAsset(filename)
  if (asset)
    responses.put(key, { value: { response: { layer: 'published', body: asset, total: 1 } }, tags: [key], startedAt })
  return asset
}

async function requestAsset(filename: string): Promise<SignedAsset | undefined> {
  try {
    const query = new URLSearchParams({ filename, token: env.CONTENT_ASSET_TOKEN })
    const response = await contentFetchRetried(`${env.CONTENT_API_URL}/cdn/assets/me?${query}`)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`the service answers ${response.status}`)
    return await toAsset(assetResponse.parse(await response.json()))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CatalogueError('content-unavailable', `The asset ${filename}: ${reason}`, { cause: error })
  }
}

/** Type and length are the file's own where the service does not state them. */
async function toAsset({ asset }: z.output<typeof assetResponse>): Promise<SignedAsset> {
  const { signed_url: signedUrl, content_type: type, content_length: length, updated_at: changedAt } = asset
  const known = { signedUrl, changedAt: changedAt || undefined, signedAt: performance.now() }
  if (type && length !== null && length !== undefined) return { ...known, contentType: type, length }
  const head = await fileFetch(signedUrl, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  if (!head.ok) throw new Error(`the file answers ${head.status}`)
  const contentType = head.headers.get('content-type') ?? 'application/octet-stream'
  return { ...known, contentType, length: Number(head.headers.get('content-length')) }
}
