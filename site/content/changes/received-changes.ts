/** How many messages of changes came since somebody last took the count, by what they told. */
export type HeardChanges = { note(action: string): void; take(): { all: number; removals: number } }

const heardKey = Symbol.for('zarandal.heard-changes')

/** Messages after which the service has a published story less. */
export const removals: readonly string[] = ['unpublished', 'deleted']

/** On globalThis: the webhook's route hears, the start of the server takes. */
export function heardChanges(): HeardChanges {
  const shared = globalThis as { [heardKey]?: HeardChanges }
  shared[heardKey] ??= countChanges()
  return shared[heardKey]
}

function countChanges(): HeardChanges {
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
