import 'server-only'
import { runtimePart } from '#site/server/runtime.ts'
import { cachedResponses } from './cached-responses.ts'

export type SpaceVersion = {
  /** Undefined when none is known to be the latest. */
  current: () => number | undefined
  /**
   * @param said what an answer says of the version it was made from
   * @param startedAt when it was asked for, as `keptAnswers().now()` tells the time
   */
  note: (said: unknown, startedAt: number) => void
}

/**
 * The version of the space that questions name (`cv`): one that names none is sent on to the same with the latest, and costs a
 * second request (Storyblok docs, cache invalidation). It holds until the first word of a change, whatever changed: a question
 * with an older version may be answered as things were.
 */
export const spaceVersion = runtimePart('content-version', remember)

function remember(): SpaceVersion {
  let known: { version: number; learntAt: number } | undefined
  const current = () => (known?.learntAt === cachedResponses().now() ? known.version : undefined)
  return {
    current,
    note(said, startedAt) {
      const isOurs = typeof said === 'number' && Number.isSafeInteger(said) && said > 0
      // What was asked for before a change tells the version before it.
      if (!isOurs || startedAt !== cachedResponses().now()) return
      known = { version: Math.max(said, current() ?? 0), learntAt: startedAt }
    },
  }
}
