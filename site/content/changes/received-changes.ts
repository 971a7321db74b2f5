import { runtimePart } from '#site/server/runtime.ts'

/** How many messages of changes came since somebody last took the count, by what they told. */
export type ReceivedChanges = { note(action: string): void; take(): { all: number; removals: number } }

/** Messages after which the service has a published story less. */
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
