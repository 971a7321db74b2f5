import type { SchemaState } from '../state/schema-state.ts'
import { diffStates } from './diff-states.ts'
import { type JudgedRisk, judgeRisks } from './judge-risks.ts'
import type { Plan } from './plan.ts'
import { targetState } from './target-state.ts'
import type { WantedSchema } from './wanted-schema.ts'

export type JudgedPlan = { plan: Plan; judged: readonly JudgedRisk[]; target: SchemaState }

/**
 * The changes that make a space match the repository. Pure.
 * @param allow names of changes that are wanted; `remove:` of a thing that only the space has puts its removal into the plan
 */
export function planSchemas(wanted: WantedSchema, current: SchemaState, allow: readonly string[] = []): JudgedPlan {
  const remove = new Set(allow.flatMap((name) => (name.startsWith('remove:') ? [name.slice('remove:'.length)] : [])))
  const { state, stale } = targetState(wanted, current, remove)
  const { steps } = diffStates(current, state)
  const unchanged = entityCount(wanted) - steps.filter(({ action }) => action !== 'delete').length
  return { ...judgeRisks({ steps, unchanged, stale: stale.filter(isShown) }, current), target: state }
}

/** Entries that editors added stay, and are too many for a line each. */
function isShown(name: string): boolean {
  return !name.includes('=')
}

function entityCount({ groups, components, datasources, presets }: WantedSchema): number {
  const entries = datasources.reduce((sum, datasource) => sum + datasource.entries.length, 0)
  return groups.length + components.length + datasources.length + entries + presets.length
}
