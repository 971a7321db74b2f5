import 'server-only'
import { runtimePart } from '#site/server/runtime.ts'
import { cachedResponses } from './cached-responses.ts'

export type SpaceVersion = {
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
export const spaceVersion = runtimePart('content-version', remember)

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
