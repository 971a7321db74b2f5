import type { CachedResponse } from '../cached-response.ts'
import { isStreamPosition, type StreamPosition } from '../instances/stream-position.ts'

/** A cached response as instances share it. */
export type SharedResponse = {
  response: CachedResponse
  tags: readonly string[]
  /** The last change that the instance had received when the render started. */
  seen: StreamPosition
}

type Details = Omit<CachedResponse, 'bodies'> & {
  tags: readonly string[]
  seen: StreamPosition
  lengths: Record<string, number>
}

const lengthBytes = 4

/** One buffer: the length of the metadata, the metadata as JSON, the bodies one after the other. */
export function packResponse({ response, tags, seen }: SharedResponse): Buffer {
  const { bodies, ...rest } = response
  const entries = Object.entries(bodies)
  const lengths = Object.fromEntries(entries.map(([name, body]) => [name, body.byteLength]))
  const details = Buffer.from(JSON.stringify({ ...rest, tags, seen, lengths } satisfies Details))
  const head = Buffer.alloc(lengthBytes)
  head.writeUInt32BE(details.byteLength)
  return Buffer.concat([head, details, ...entries.map(([, body]) => body)])
}

/** @returns undefined for an incomplete or unknown buffer */
export function unpackResponse(packed: Buffer): SharedResponse | undefined {
  const details = readMetadata(packed)
  if (!details) return undefined
  const { tags, seen, lengths, ...rest } = details
  const bodies: Record<string, Buffer> = {}
  let at = lengthBytes + packed.readUInt32BE()
  for (const [name, length] of Object.entries(lengths)) {
    bodies[name] = packed.subarray(at, at + length)
    at += length
  }
  if (Object.keys(bodies).length === 0 || at !== packed.byteLength) return undefined
  return { response: { ...rest, bodies }, tags, seen }
}

function readMetadata(packed: Buffer): Details | undefined {
  try {
    const end = lengthBytes + packed.readUInt32BE()
    const details: Details = JSON.parse(packed.toString('utf8', lengthBytes, end))
    const isWhole =
      Array.isArray(details.tags) &&
      details.lengths !== null &&
      typeof details.lengths === 'object' &&
      isStreamPosition(details.seen)
    return isWhole ? details : undefined
  } catch {
    return undefined
  }
}
