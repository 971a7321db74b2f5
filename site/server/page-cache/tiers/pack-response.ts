import type { KeptResponse } from '../cached-response.ts'
import { isStreamPosition, type StreamPosition } from '../instances/stream-position.ts'

/** A kept response as one instance hands it to the others. */
export type SharedResponse = {
  response: KeptResponse
  tags: readonly string[]
  /** The last change that the instance had heard of when it began to draw. */
  seen: StreamPosition
}

type Facts = Omit<KeptResponse, 'bodies'> & {
  tags: readonly string[]
  seen: StreamPosition
  lengths: Record<string, number>
}

const lengthBytes = 4

/** One buffer: the length of the facts, the facts as JSON, the bodies one after the other. */
export function packResponse({ response, tags, seen }: SharedResponse): Buffer {
  const { bodies, ...rest } = response
  const entries = Object.entries(bodies)
  const lengths = Object.fromEntries(entries.map(([name, body]) => [name, body.byteLength]))
  const facts = Buffer.from(JSON.stringify({ ...rest, tags, seen, lengths } satisfies Facts))
  const head = Buffer.alloc(lengthBytes)
  head.writeUInt32BE(facts.byteLength)
  return Buffer.concat([head, facts, ...entries.map(([, body]) => body)])
}

/** @returns undefined for what is not whole or was not packed here */
export function unpackResponse(packed: Buffer): SharedResponse | undefined {
  const facts = readFacts(packed)
  if (!facts) return undefined
  const { tags, seen, lengths, ...rest } = facts
  const bodies: Record<string, Buffer> = {}
  let at = lengthBytes + packed.readUInt32BE()
  for (const [name, length] of Object.entries(lengths)) {
    bodies[name] = packed.subarray(at, at + length)
    at += length
  }
  const { identity } = bodies
  if (identity === undefined || at !== packed.byteLength) return undefined
  return { response: { ...rest, bodies: { ...bodies, identity } }, tags, seen }
}

function readFacts(packed: Buffer): Facts | undefined {
  try {
    const end = lengthBytes + packed.readUInt32BE()
    const facts = JSON.parse(packed.toString('utf8', lengthBytes, end)) as Partial<Facts>
    const isWhole = Array.isArray(facts.tags) && typeof facts.lengths === 'object' && isStreamPosition(facts.seen)
    return isWhole ? (facts as Facts) : undefined
  } catch {
    return undefined
  }
}
