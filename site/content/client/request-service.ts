import 'server-only'
import type StoryblokClient from 'storyblok-js-client'
import { env } from '#site/server/configuration/env.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { circuitFor } from '#site/server/upstream/circuit-breaker.ts'
import type { WireStory } from './wire-story.ts'

const { host } = new URL(env.CONTENT_API_URL)

export type ContentRequest<Body> = {
  /** Below `/v2`, for example `cdn/stories/global/home`. */
  path: string
  params: Readonly<Record<string, string | number>>
  /** Reads the body; throws when it is not what the vendor documents. */
  parse: (body: unknown) => Body
  /** What the body was made of, as cache tags. */
  tagsOf: (body: Body) => string[]
  /** Whole stories in the body; what is read of them as published is known from then on. */
  storiesOf?: (body: Body) => readonly WireStory[]
}

/**
 * Sends one request to the content service; the caller decides what to cache.
 * @returns with the version of the space of the response; undefined when the service has no such content (404)
 * @throws CatalogueError content-unavailable when the service fails, is late or responds with an invalid body
 */
export async function requestService<Body>(
  client: StoryblokClient,
  { path, params, parse }: ContentRequest<Body>,
): Promise<{ body: Body; total: number; version: unknown } | undefined> {
  try {
    // A call that hangs is not waited for after another one opened the circuit.
    // The client writes its token into the parameters it is given: hand it a copy.
    const { data, total } = await circuitFor(host).guard(() => client.get(path, { ...params }))
    return { body: parse(data), total: Number(total) || 0, version: data?.cv }
  } catch (error) {
    if (statusOf(error) === 404) return undefined
    throw new CatalogueError('content-unavailable', `${path}: ${describe(error)}`, { cause: error })
  }
}

/** The client rejects with a plain object, not with an Error (js-client, `sbFetch`). */
function statusOf(error: unknown): number | undefined {
  const status = (error as { status?: unknown } | null)?.status
  return typeof status === 'number' ? status : undefined
}

function describe(error: unknown): string {
  if (error instanceof Error) return error.message
  const { message, status } = (error ?? {}) as { message?: unknown; status?: unknown }
  return `${String(status ?? 'no status')} ${typeof message === 'string' ? message : JSON.stringify(message)}`
}
