import { setTimeout as wait } from 'node:timers/promises'
import StoryblokClient from 'storyblok-js-client'

export type DeliveryClient = StoryblokClient

type DeliveryAccess = {
  /** Address of the delivery API with its version, such as `http://localhost:4010/v2`. */
  contentUrl: string
  /** The public token reads published stories, the preview token drafts too. */
  token: string
  fetch?: typeof fetch
}

/** After 429, with the vendor's own interval. */
const [retries, retryMs] = [5, 300]

/**
 * The vendor's delivery client. Spec section 9: 5 retries, cache cleared manually. `cv: manual` because the client otherwise uses the
 * space's first version for the life of the process and reads stale content after a publish (Storyblok js-client, `cacheVersions`).
 * Rate limit and timeouts are those of `fetch`: the client's own timeout would abort a call that other renders share, and its own rate
 * limiter stops when the clock is put back.
 */
export function deliveryClient({ contentUrl, token, fetch: send = fetch }: DeliveryAccess): DeliveryClient {
  return new StoryblokClient({
    endpoint: contentUrl,
    accessToken: token,
    cache: { type: 'none', cv: 'manual', clear: 'manual' },
    rateLimit: 0,
    // None; it takes 0 for its default.
    maxRetries: -1,
    timeout: 0,
    fetch: repeating(send),
  })
}

/** As the vendor's client does, without the line that it prints each time: hundreds of them hide the rest of a log. */
function repeating(send: typeof fetch): typeof fetch {
  return async (...request) => {
    for (let left = retries; ; left -= 1) {
      const response = await send(...request)
      if (response.status !== 429 || left === 0) return response
      await response.body?.cancel()
      await wait(retryMs)
    }
  }
}

export type DeliveryParams = Readonly<Record<string, string | number>>

/**
 * @param path below `/v2`, for example `cdn/stories/global/home`
 * @returns the body, and the number of items of a list without paging; undefined when there is no such content (404)
 * @throws Error with path, status and message
 */
export async function readDelivery(
  client: DeliveryClient,
  path: string,
  params: DeliveryParams,
): Promise<{ body: unknown; total: number } | undefined> {
  try {
    // The client writes its token into the object that it receives.
    const { data, total } = await client.get(path, { ...params })
    return { body: data, total: Number(total) || 0 }
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw new Error(`${path}: ${describe(error)}`, { cause: error })
  }
}

/** The client rejects with a plain object, not with an Error (js-client, `sbFetch`). */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.message
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined
  return `${statusOf(error) ?? 'no status'} ${typeof message === 'string' ? message : JSON.stringify(message)}`
}
