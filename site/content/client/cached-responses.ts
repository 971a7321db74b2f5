import 'server-only'
import { taggedCache } from '#site/server/page-cache/tiers/tagged-cache.ts'
import { runtimePart } from '#site/server/runtime.ts'

/** A published response: its body and, for lists, the total number of items. Drafts are not cached. */
export type ContentResponse<Body = unknown> = { layer: 'published'; body: Body; total: number }

/** `absent` is a response too: there is no such story. */
export type CachedResponse = { response: ContentResponse | undefined }

const maxBytes = 32 * 2 ** 20

/** Responses cached in memory until a webhook names one of their tags. */
export const cachedResponses = runtimePart('content-responses', () =>
  taggedCache<CachedResponse>({ maxBytes, sizeOf: sizeOfResponse }),
)

/** Two bytes a character; measured once when a response is cached. */
function sizeOfResponse({ response }: CachedResponse): number {
  return 256 + (response ? JSON.stringify(response.body).length * 2 : 0)
}
