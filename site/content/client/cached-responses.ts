import 'server-only'
import { type TaggedCache, taggedCache } from '#site/server/page-cache/tiers/tagged-cache.ts'

/** What the content service published: a body and, for lists, how many items there are in all. Drafts are not kept. */
export type ContentResponse<Body = unknown> = { layer: 'published'; body: Body; total: number }

/** `absent` is an answer too: the service said that there is no such story. */
export type CachedResponse = { loadState: ContentResponse | undefined }

const key = Symbol.for('zarandal.content-answers')
const maxBytes = 32 * 2 ** 20

/**
 * Answers kept in memory until a webhook names one of their tags. On globalThis, because the gateway, the pages and
 * the webhook route are separate bundles that must see the same answers.
 */
export function cachedResponses(): TaggedCache<CachedResponse> {
  const shared = globalThis as { [key]?: TaggedCache<CachedResponse> }
  shared[key] ??= taggedCache<CachedResponse>({ maxBytes, sizeOf: sizeOfResponse })
  return shared[key]
}

/** Two bytes a character; measured once when an answer is kept. */
function sizeOfResponse({ loadState }: CachedResponse): number {
  return 256 + (loadState ? JSON.stringify(loadState.body).length * 2 : 0)
}
