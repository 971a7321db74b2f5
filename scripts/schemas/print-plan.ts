import { type Change, destructions, type Plan, type Step } from './plan.ts'

/** A plan for people: one line an entity, one line a changed value with old and new. */
export function printPlan(plan: Plan): string {
  const lines = [
    ...plan.steps.flatMap(stepLines),
    ...plan.stale.map((name) => `  ? ${name}: only in the space, left alone`),
  ]
  return [...lines, summary(plan)].join('\n')
}

/** A plan for programs. */
export function printPlanAsJson(plan: Plan): string {
  const summarised = { ...counts(plan), destructive: destructions(plan) }
  return JSON.stringify({ ...summarised, steps: plan.steps, stale: plan.stale }, null, 2)
}

function stepLines(step: Step): string[] {
  const sign = step.action === 'create' ? '+' : '~'
  return [`  ${sign} ${step.kind} ${step.name}`, ...step.changes.map(changeLine)]
}

function changeLine({ at, from, to, destroys }: Change): string {
  const warning = destroys === undefined ? '' : `   ! loses content, needs --allow ${destroys}`
  if (to === undefined) return `      - ${at}${from === undefined ? '' : `: ${shown(from)}`}${warning}`
  if (from === undefined) return `      + ${at}: ${shown(to)}`
  return `      ${at}: ${shown(from)} → ${shown(to)}${warning}`
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 100 ? `${text.slice(0, 99)}…` : text
}

function counts({ steps, unchanged, stale }: Plan) {
  const created = steps.filter(({ action }) => action === 'create').length
  return { create: created, update: steps.length - created, unchanged, stale: stale.length }
}

function summary(plan: Plan): string {
  const { create, update, unchanged, stale } = counts(plan)
  if (create + update === 0) return `Nothing to change: ${unchanged} as wanted${stale > 0 ? `, ${stale} unknown` : ''}.`
  return `${create} to create, ${update} to update, ${unchanged} as wanted, ${stale} unknown.`
}
