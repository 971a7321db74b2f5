/** How many messages of changes came since somebody last took the count, by what they told. */
export type ReceivedChanges = { note(action: string): void; take(): { all: number; removals: number } }

const receivedKey = Symbol.for('zarandal.heard-changes')

/** Messages after which the service has a published story less. */
export const removals: readonly string[] = ['unpublished', 'deleted']

/** On globalThis: the webhook's route hears, the start of the server takes. */
export function receivedChanges(): ReceivedChanges {
  const shared = globalThis as { [receivedKey]?: ReceivedChanges }
  shared[receivedKey] ??= countChanges()
  return shared[receivedKey]
}

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
