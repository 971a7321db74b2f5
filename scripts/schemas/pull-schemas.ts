import type { Registry } from 'component-schemas/schema/check-registry.ts'
import { registry as ownRegistry } from 'component-schemas/schema/registry.ts'
import { managementRequests, type Space } from '../management/management-requests.ts'
import { diffStates } from './plan/diff-states.ts'
import type { Step } from './plan/plan.ts'
import { targetState } from './plan/target-state.ts'
import { wantedSchema } from './plan/wanted-schema.ts'
import { fillPresets } from './presets/fill-presets.ts'
import { readState } from './state/read-state.ts'
import { emptyState } from './state/schema-state.ts'

export type PullOptions = Space & { registry?: Registry }

/**
 * Differences of a space from the repository: additional entities, and values that editors set or changed. Reads only.
 * Each step turns the repository into the space: `create` is only in the space, `delete` only in the repository.
 */
export async function pullSchemas(options: PullOptions): Promise<readonly Step[]> {
  const wanted = await wantedSchema(options.registry ?? ownRegistry, 'all', options.labels)
  const requests = managementRequests(options)
  const { state } = await readState(requests, { scope: 'all', wantsTags: true })
  const presets = await fillPresets(wanted.presets, state.presets, requests)
  return diffStates(targetState({ ...wanted, presets }, emptyState, new Set()).state, state).steps
}

/** The steps for people: a thing that only the space has is shown whole, so that it can be written into the repository. */
export function printPull(steps: readonly Step[]): string {
  if (steps.length === 0) return 'The space has nothing that the repository lacks.'
  return steps.flatMap(linesOf).join('\n')
}

function linesOf(step: Step): string[] {
  if (step.action === 'delete') return [`  - ${step.kind} ${step.name}: only in the repository, push to send it`]
  if (step.action === 'create') return [`  + ${step.kind} ${step.name}: only in the space`, `      ${definition(step)}`]
  const changes = step.changes.map(
    ({ at, from, to }) => `      ${at}: ${shown(from)} in the repository, ${shown(to)} in the space`,
  )
  return [`  ~ ${step.kind} ${step.name}`, ...changes]
}

function definition({ to }: Step): string {
  return JSON.stringify({ ...to, id: undefined, uuid: undefined })
}

function shown(value: unknown): string {
  return value === undefined || value === '' ? 'nothing' : JSON.stringify(value)
}
