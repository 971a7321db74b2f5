import type { Plan, Step } from '../plan/plan.ts'
import type { DatasourceState } from '../state/schema-state.ts'

type DatasourceStep = Extract<Step, { kind: 'datasource' }>

/** A new datasource that no other step needs: it may be created last, from the lock. */
export function lastDatasource({ steps }: Pick<Plan, 'steps'>): (DatasourceStep & { to: DatasourceState }) | undefined {
  const filled = new Set(steps.flatMap((step) => (step.kind === 'entry' ? [step.to?.datasource] : [])))
  return steps.find(
    (step): step is DatasourceStep & { to: DatasourceState } =>
      step.kind === 'datasource' && step.action === 'create' && !filled.has(step.name),
  )
}
