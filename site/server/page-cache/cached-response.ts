import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const compress = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A complete public response: rendered once, compressed once, sent many times. */
export type CachedResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  /** Of the uncompressed body; the entity tag is made from it. */
  digest: string
  bodies: Readonly<Partial<Record<Encoding, Buffer>>>
  /** Moment from which its content is wrong, epoch milliseconds; absent when only a change of content makes it stale. */
  expiresAt?: number | undefined
  /** Time of the render, epoch milliseconds. */
  madeAt: number
  /** Website and path of the page, for previews of an invalidation; payloads have none. */
  address?: string | undefined
}

export type RawResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
  address?: string | undefined
  /** Time of the render, epoch milliseconds; absent: now. */
  madeAt?: number | undefined
}

/** Below this many bytes compression costs more than it saves. */
const smallest = 1024

export async function toCachedResponse({
  status,
  headers,
  body,
  madeAt = Date.now(),
}: RawResponse): Promise<CachedResponse> {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const details = { status, headers, digest, madeAt }
  const identity = inOwnMemory(body)
  if (body.byteLength < smallest) return { ...details, bodies: { identity } }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  const [br, gz] = await Promise.all([brotli(body, { params }), compress(body, { level: 6 })])
  return { ...details, bodies: { identity, br: inOwnMemory(br), gzip: inOwnMemory(gz) } }
}

/**
 * The response as it is stored in memory and shared: without the uncompressed body, which is several times as large as the others
 * together and which hardly any client accepts.
 */
export function compressedOnly(response: CachedResponse): CachedResponse {
  const { identity: _, ...compressed } = response.bodies
  return compressed.gzip ? { ...response, bodies: compressed } : response
}

/** The uncompressed body. */
export function identityOf({ bodies }: Pick<CachedResponse, 'bodies'>): Buffer {
  return bodies.identity ?? (bodies.gzip ? gunzipSync(bodies.gzip) : Buffer.alloc(0))
}

/**
 * The same bytes in a buffer of exactly their length. The compressor returns a slice of a 64 KiB buffer, which the slice would
 * retain: a page of 10 KiB would take 128 KiB more than its length.
 */
function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}

export function sizeOfResponse({ bodies, headers, address = '' }: CachedResponse): number {
  const words = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, address.length)
  return Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 512 + words)
}

export const isRedirect = ({ status }: Pick<CachedResponse, 'status'>) => status >= 300 && status < 400

/** The encoding to send, from the request's Accept-Encoding (RFC 9110, section 12.5.3; weights other than 0 are equal). */
export function encodingFor(accept: string | undefined, response: CachedResponse): Encoding {
  const accepted = (accept ?? '').toLowerCase().split(',')
  const isAccepted = (name: Encoding) =>
    accepted.some((part) => part.trim().split(';')[0] === name && !/;\s*q=0(\.0*)?\s*$/.test(part))
  return (['br', 'gzip'] as const).find((name) => response.bodies[name] && isAccepted(name)) ?? 'identity'
}
