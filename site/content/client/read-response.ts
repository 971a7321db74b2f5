import 'server-only'
import { dependOn, waitingFor } from '#site/server/page-cache/render/render-record.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { type Joinable, joinable } from '#site/server/upstream/priority.ts'
import { anyStoryTag } from '../changes/cache-tags.ts'
import { knownStories } from '../changes/known-stories.ts'
import { type ContentResponse, cachedResponses } from './cached-responses.ts'
import { contentClient } from './content-client.ts'
import { type ContentRequest, requestService } from './request-service.ts'

type SpaceVersion = {
  /** Undefined when none is known to be the latest. */
  current: () => number | undefined
  /**
   * @param version of the space, as a response has it
   * @param startedAt `cachedResponses().now()` at the time of the request
   */
  note: (version: unknown, startedAt: number) => void
}

/**
 * The version of the space for the parameter `cv`: a request without it is redirected to the latest version, and costs a second request
 * (Storyblok docs, cache invalidation). It is valid until the next change, whatever changed: a request with an older version may
 * return stale content.
 */
const spaceVersion = runtimePart('content-version', remember)

function remember(): SpaceVersion {
  let known: { version: number; learntAt: number } | undefined
  const current = () => (known?.learntAt === cachedResponses().now() ? known.version : undefined)
  return {
    current,
    note(version, startedAt) {
      const isOurs = typeof version === 'number' && Number.isSafeInteger(version) && version > 0
      // A response to a request from before a change contains the version before it.
      if (!isOurs || startedAt !== cachedResponses().now()) return
      known = { version: Math.max(version, current() ?? 0), learntAt: startedAt }
    },
  }
}

type InFlight = Map<string, { call: Joinable<Promise<ContentResponse | undefined>>; startedAt: number }>

/** Requests of pages in flight. One that was sent before a change is not joined after it: its response may be stale. */
export const requestsInFlight = runtimePart('content-in-flight', (): InFlight => new Map())

type Received<Body> = { body: Body; total: number } | undefined

/**
 * Reads a response from the content service, or from memory when it is cached and none of its tags was invalidated. The current
 * render is recorded as depending on it.
 * @returns undefined when the service has no such content (404)
 * @throws CatalogueError content-unavailable when the service fails, is late or responds with an invalid body
 */
export async function readResponse<Body>(request: ContentRequest<Body>): Promise<Received<Body>> {
  const key = keyOf(request)
  const cached = cachedResponses().get(key)
  if (cached) {
    dependOn(cached.tags)
    return cached.value.response as Received<Body>
  }
  const response = await waitingFor(requestOnce(key, request as ContentRequest<unknown>))
  dependOn(tagsFor(request, response))
  return response as Received<Body>
}

/**
 * Reads from the content service without caching: for long lists of which the caller stores a digest and follows the changes itself.
 * @returns undefined when the service has no such content (404)
 * @throws CatalogueError content-unavailable
 */
export async function requestUncached<Body>(request: ContentRequest<Body>): Promise<Received<Body>> {
  return await waitingFor(send(request, cachedResponses().now()))
}

/**
 * The same past what is known of the version of the space: for who looks for changes of which no message came.
 * @returns undefined when the service says that there is nothing (404)
 * @throws CatalogueError content-unavailable
 */
export async function requestLatest<Body>(request: ContentRequest<Body>): Promise<Received<Body>> {
  return await waitingFor(send(request))
}

async function requestOnce(key: string, request: ContentRequest<unknown>): Promise<ContentResponse | undefined> {
  const startedAt = cachedResponses().now()
  const inFlight = requestsInFlight()
  const running = inFlight.get(key)
  if (running?.startedAt === startedAt) {
    running.call.join()
    return await running.call.started
  }
  const call = joinable(() => requestAndCache(key, request, startedAt))
  inFlight.set(key, { call, startedAt })
  try {
    return await call.started
  } finally {
    if (inFlight.get(key)?.call === call) inFlight.delete(key)
  }
}

async function requestAndCache(
  key: string,
  request: ContentRequest<unknown>,
  startedAt: number,
): Promise<ContentResponse | undefined> {
  const response = await send(request, startedAt)
  cachedResponses().put(key, { value: { response }, tags: tagsFor(request, response), startedAt })
  return response
}

function tagsFor<Body>({ tagsOf }: ContentRequest<Body>, response: ContentResponse | undefined): string[] {
  return response ? tagsOf(response.body as Body) : [anyStoryTag]
}

/** @param startedAt of a request whose caller follows changes; others name no version: theirs must be the latest */
async function send<Body>(
  request: ContentRequest<Body>,
  startedAt?: number,
): Promise<ContentResponse<Body> | undefined> {
  const cv = startedAt === undefined ? undefined : spaceVersion().current()
  const params = cv === undefined ? request.params : { ...request.params, cv }
  const response = await requestService(contentClient, { ...request, params })
  if (!response) return undefined
  const { body, total, version } = response
  knownStories().note(request.storiesOf?.(body) ?? [])
  if (startedAt !== undefined) spaceVersion().note(version, startedAt)
  return { layer: 'published', body, total }
}

function keyOf({ path, params }: Pick<ContentRequest<unknown>, 'path' | 'params'>): string {
  const sorted = Object.entries(params).toSorted(([a], [b]) => a.localeCompare(b))
  return `${path}?${new URLSearchParams(sorted.map(([name, value]) => [name, String(value)]))}`
}
