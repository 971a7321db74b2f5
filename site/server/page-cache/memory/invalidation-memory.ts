import { isAfter, positionAt, type StreamPosition } from '../instances/stream-position.ts'

/**
 * Which tags were invalidated when, by the clock of the stream of changes. It decides whether a response of another instance is
 * stale: the last change that the instance had received before the render tells whether the response can include every change.
 */
export type InvalidationMemory = {
  /**
   * Forgets what was noted until the position; responses older than it count as stale. Later notes stay: a Redis that takes the place of another
   * may lack the last changes, and the pages of before them are shared all the same.
   */
  startAt(position: StreamPosition): void
  /** @param tags undefined: everything was invalidated */
  note(tags: readonly string[] | undefined, at: StreamPosition): void
  /** @param seen the last change that the instance had received when the render started */
  isStale(made: { tags: readonly string[]; seen: StreamPosition }): boolean
}

/** Enough for a publish of ten thousand stories; beyond it older responses of other instances are rendered again. */
const mostTags = 50_000

export function invalidationMemory(most = mostTags): InvalidationMemory {
  const invalidatedAt = new Map<string, StreamPosition>()
  let horizon = positionAt(0)

  function startAt(position: StreamPosition): void {
    for (const [tag, at] of invalidatedAt) if (!isAfter(at, position)) invalidatedAt.delete(tag)
    if (isAfter(position, horizon)) horizon = position
  }

  return {
    startAt,
    note(tags, at) {
      if (tags === undefined || invalidatedAt.size + tags.length > most) return startAt(at)
      for (const tag of tags) if (!isAfter(invalidatedAt.get(tag) ?? horizon, at)) invalidatedAt.set(tag, at)
    },
    isStale({ tags, seen }) {
      if (isAfter(horizon, seen)) return true
      return tags.some((tag) => isAfter(invalidatedAt.get(tag) ?? positionAt(0), seen))
    },
  }
}
