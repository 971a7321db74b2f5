import { requestInSpan } from '#site/server/observability/request-in-span.ts'
import type { Identity } from '../identity.ts'
import { IdentityError } from '../identity-errors.ts'

/** Longer answers are none of a provider. */
const maxBytes = 1_000_000

type Asked = Pick<Identity, 'limits'>

/**
 * `fetch` for the provider's endpoints: one time limit for the whole answer, no redirects, no endless bodies.
 * @throws IdentityError `timeout` after the limit; TypeError when there was no answer at all
 */
export async function providerFetch({ limits }: Asked, url: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(limits.httpTimeoutMs)
  try {
    const { method, headers: own } = init
    const response = await requestInSpan({ address: url, method, headers: own }, async (headers) => {
      return await fetch(url, { ...init, ...(headers && { headers }), redirect: 'manual', cache: 'no-store', signal })
    })
    const body = await readBody(response)
    const { status, headers } = response
    // Node counts a redirect that is not followed as an answer with its own status; a Response needs one with a body.
    return new Response(status === 204 || status === 304 ? undefined : body, { status, headers })
  } catch (error) {
    if (signal.aborted) throw new IdentityError('timeout', { cause: error })
    throw error
  }
}

/**
 * A request to the token endpoint: tried anew only where there was no answer at all, because a code and a refresh token
 * are good for one answer (product specification, section 9).
 * @throws IdentityError `timeout` or `provider_unavailable`
 */
export async function tokenFetch(requested: Asked, url: string, init: RequestInit): Promise<Response> {
  let cause: unknown
  for (let attempt = 0; attempt < requested.limits.tokenTries; attempt += 1) {
    try {
      return await providerFetch(requested, url, init)
    } catch (error) {
      if (error instanceof IdentityError) throw error
      cause = error
    }
  }
  throw new IdentityError('provider_unavailable', { cause })
}

async function readBody(response: Response): Promise<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new IdentityError('provider_unavailable')
    chunks.push(chunk)
  }
  return await new Blob(chunks as BlobPart[]).arrayBuffer()
}
