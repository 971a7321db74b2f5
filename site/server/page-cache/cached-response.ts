import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)

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

export function isDocument({ headers }: Pick<RawResponse, 'headers'>): boolean {
  return headers['content-type']?.startsWith('text/html') === true
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
  return { ...details, bodies: { identity, br: inOwnMemory(await brotli(body, { params })) } }
}

/**
 * The response as it is stored in memory and shared: without the uncompressed body, which is several times as large as the others
 * together and which hardly any client accepts.
 */
export function compressedOnly(response: CachedResponse): CachedResponse {
  const { identity: _, ...compressed } = response.bodies
  return compressed.br ? { ...response, bodies: compressed } : response
}

/** The uncompressed body. */
export function identityOf({ bodies }: Pick<CachedResponse, 'bodies'>): Buffer {
  if (bodies.identity) return bodies.identity
  if (bodies.br) return brotliDecompressSync(bodies.br)
  return bodies.gzip ? gunzipSync(bodies.gzip) : Buffer.alloc(0)
}

/**
 * The same bytes in a buffer of exactly their length. The compressor returns a slice of a 64 KiB buffer, which the slice would
 * retain: a page of 10 KiB would take 128 KiB more than its length.
 */
export function inOwnMemory(bytes: Buffer): Buffer {
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

/**
 * The encoding to send, from the request's Accept-Encoding (RFC 9110, section 12.5.3; weights other than 0 are equal). What was worth
 * compressing is sent with gzip as well, of which `gzipped` makes the body.
 */
export function encodingFor(accept: string | undefined, { bodies }: Pick<CachedResponse, 'bodies'>): Encoding {
  const accepted = (accept ?? '').toLowerCase().split(',')
  const isAccepted = (name: Encoding) =>
    accepted.some((part) => part.trim().split(';')[0] === name && !/;\s*q=0(\.0*)?\s*$/.test(part))
  const { br, gzip } = bodies
  if (br && isAccepted('br')) return 'br'
  return (br ?? gzip) && isAccepted('gzip') ? 'gzip' : 'identity'
}
