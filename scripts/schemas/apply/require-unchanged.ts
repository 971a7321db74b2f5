import { diffStates } from '../plan/diff-states.ts'
import { printPlan } from '../print-plan.ts'
import type { SchemaState } from '../state/schema-state.ts'

/** The space has changed since the plan. Nothing was sent. */
export class SpaceChangedError extends Error {
  constructor(differences: readonly string[]) {
    super(
      `The space has changed since the plan was made. Nothing was sent. What has changed:\n${differences.join('\n')}`,
    )
    this.name = 'SpaceChangedError'
  }
}

/** @throws SpaceChangedError that shows the differences */
export function requireUnchanged(planned: SchemaState, now: SchemaState): void {
  const { steps } = diffStates(planned, now)
  if (steps.length === 0) return
  throw new SpaceChangedError([printPlan({ steps, unchanged: 0, stale: [] })])
}
