import { runtimePart } from '#site/server/runtime.ts'

/** Counts the messages of changes since the last `take`, by action. */
export type ReceivedChanges = { note(action: string): void; take(): { all: number; removals: number } }

/** Actions after which the space has one published story less. */
export const removals: readonly string[] = ['unpublished', 'deleted']

export const receivedChanges = runtimePart('received-changes', countChanges)

function countChanges(): ReceivedChanges {
  let count = { all: 0, removals: 0 }
  return {
    note(action) {
      count = { all: count.all + 1, removals: count.removals + Number(removals.includes(action)) }
    },
    take() {
      const taken = count
      count = { all: 0, removals: 0 }
      return taken
    },
  }
}
