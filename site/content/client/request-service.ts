import 'server-only'
import { env } from '#site/server/configuration/env.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { circuitFor } from '#site/server/upstream/circuit-breaker.ts'
import { type DeliveryClient, type DeliveryParams, readDelivery } from '../delivery/delivery-client.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { readShared } from './shared-responses.ts'

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
