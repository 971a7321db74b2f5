import 'server-only'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { env } from '#site/server/configuration/env.ts'
import { sharedValues } from '#site/server/page-cache/instances/shared-values.ts'
import type { DeliveryParams } from '../delivery/delivery-client.ts'

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
export async function readShared(
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
