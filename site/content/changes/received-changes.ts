import { runtimePart } from '#site/server/runtime.ts'

/** The messages of changes since the last `take`, of the content service and of other instances. */
export type Received = {
  all: number
  removals: number
  /** When the last message of each story came, milliseconds since 1970. */
  stories: ReadonlyMap<number, number>
  /** Whether one of them concerned everything. */
  isEverything: boolean
}

export type ReceivedChanges = {
  /** @param story absent where the message is of something else, or of everything */
  note(message: { action: string; story?: number | undefined; isEverything?: boolean }): void
  take(): Received
}

/** Actions after which the space has one published story less. */
export const removals: readonly string[] = ['unpublished', 'deleted']

export const receivedChanges = runtimePart('received-changes', countChanges)

function countChanges(): ReceivedChanges {
  const none = { all: 0, removals: 0, isEverything: false }
  let [count, stories] = [none, new Map<number, number>()]
  return {
    note({ action, story, isEverything = false }) {
      count = {
        all: count.all + 1,
        removals: count.removals + Number(removals.includes(action)),
        isEverything: count.isEverything || isEverything,
      }
      if (story !== undefined) stories.set(story, Date.now())
    },
    take() {
      const taken = { ...count, stories }
      ;[count, stories] = [none, new Map()]
      return taken
    },
  }
}
