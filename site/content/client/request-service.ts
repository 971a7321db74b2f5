import 'server-only'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { env } from '#site/server/configuration/env.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { sharedValues } from '#site/server/page-cache/instances/shared-values.ts'
import { circuitFor } from '#site/server/upstream/circuit-breaker.ts'
import { type DeliveryClient, type DeliveryParams, readDelivery } from '../delivery/delivery-client.ts'
import type { WireStory } from '../delivery/wire-story.ts'

const { host } = new URL(env.CONTENT_API_URL)

export type ContentRequest<Body> = {
  /** Below `/v2`, for example `cdn/stories/global/home`. */
  path: string
  params: DeliveryParams
  /** Reads the body; throws when it is not what the vendor documents. */
  parse: (body: unknown) => Body
  /** The cache tags of the body. */
  tagsOf: (body: Body) => string[]
  /** Whole stories in the body; what is read of them as published is known from then on. */
  storiesOf?: (body: Body) => readonly WireStory[]
  /** Whether each instance needs the response at its start: then one reads it for all. */
  isShared?: boolean
}

/**
 * Sends one request to the content service; the caller decides what to cache.
 * @returns with the version of the space of the response; undefined when the service has no such content (404)
 * @throws CatalogueError content-unavailable when the service fails, is late or responds with an invalid body
 */
export async function requestService<Body>(
  client: DeliveryClient,
  { path, params, parse, isShared = false }: ContentRequest<Body>,
): Promise<{ body: Body; total: number; version: unknown } | undefined> {
  try {
    // A call that hangs is not waited for after another one opened the circuit.
    const read = () => circuitFor(host).guard(() => readDelivery(client, path, params))
    const response = isShared ? await readShared({ path, params }, read) : await read()
    return response && { body: parse(response.body), total: response.total, version: versionIn(response.body) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CatalogueError('content-unavailable', reason, { cause: error })
  }
}

function versionIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'cv' in body ? body.cv : undefined
}

/** Raised when the stored form changes: instances of all builds read and write it. */
const formatVersion = 1

/** The version of a space is a second. Within it, and within the delay of two clocks, another change may not move it. */
const settledSeconds = 5

const stored = z.object({ body: z.unknown(), total: z.number() })

/** A body as the vendor's client returns it, with the number of items of a list. */
type Delivered = z.output<typeof stored>

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]

/**
 * A response that each instance needs at its start, from what instances share through Redis, else from the service. It is stored under the
 * version of the space that the request names, so that no change makes it stale.
 * @param read requests the service; its response is undefined when there is no such content
 */
async function readShared(
  { path, params }: { path: string; params: DeliveryParams },
  read: () => Promise<Delivered | undefined>,
): Promise<Delivered | undefined> {
  const [values, cv] = [sharedValues(), Number(params['cv'])]
  if (!values || !Number.isSafeInteger(cv)) return await read()
  const key = keyOf(path, params)
  const found = await unpack(await values.get(key))
  if (found) return found
  const response = await read()
  if (response && isSettled(cv)) void pack(response).then((packed) => values.put(key, packed))
  return response
}

function keyOf(path: string, params: DeliveryParams): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const digest = createHash('sha256')
    .update(JSON.stringify([path, sorted]))
    .digest('base64url')
  return `${formatVersion}:${env.SPACE_ID}:${params['cv']}:${digest}`
}

function isSettled(cv: number): boolean {
  return Date.now() / 1000 > cv + settledSeconds
}

async function pack(response: Delivered): Promise<Buffer> {
  return await compress(JSON.stringify(response), { level: 1 })
}

async function unpack(packed: Buffer | undefined): Promise<Delivered | undefined> {
  if (!packed) return undefined
  try {
    return stored.parse(JSON.parse(String(await decompress(packed))))
  } catch {
    return undefined
  }
}
