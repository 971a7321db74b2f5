import { isAfter, positionAt, type StreamPosition } from '../instances/stream-position.ts'

/**
 * Which tags were dropped when, by the clock of the stream of changes. It judges a response that another instance drew:
 * what that instance had heard when it began tells whether the response can know of every change.
 */
export type DropMemory = {
  /** Forgets everything and answers for nothing that is older than the position. */
  startAt(position: StreamPosition): void
  /** @param tags undefined: everything was dropped */
  note(tags: readonly string[] | undefined, at: StreamPosition): void
  /** @param seen the last change its instance had heard of when it began to draw */
  isStale(made: { tags: readonly string[]; seen: StreamPosition }): boolean
}

/** Enough for a publication of ten thousand stories; beyond it the older responses of others are simply drawn again. */
const mostTags = 50_000

export function dropMemory(most = mostTags): DropMemory {
  const droppedAt = new Map<string, StreamPosition>()
  let horizon = positionAt(0)

  function startAt(position: StreamPosition): void {
    droppedAt.clear()
    horizon = position
  }

  return {
    startAt,
    note(tags, at) {
      if (tags === undefined || droppedAt.size + tags.length > most) return startAt(at)
      for (const tag of tags) droppedAt.set(tag, at)
    },
    isStale({ tags, seen }) {
      if (isAfter(horizon, seen)) return true
      return tags.some((tag) => isAfter(droppedAt.get(tag) ?? positionAt(0), seen))
    },
  }
}
