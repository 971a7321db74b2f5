import type { ComponentState } from '../state/schema-state.ts'
import { formerNames } from './diff-states.ts'
import { type Change, type ComponentStep, isFieldRenaming, type Plan, type Step } from './plan.ts'

/** Properties that name other blocks; they are deferred with a deferred renaming. */
const naming = ['component_whitelist', 'component_denylist', 'filter_content_type']

/**
 * The safe part of a plan: additions are made, removals and stricter rules are deferred, and a renamed field exists beside
 * the one it replaces. Content migrations run between this part and the rest. Pure.
 */
export function safePart(plan: Plan): Plan {
  const hasRenamedBlock = plan.steps.some((step) => step.kind === 'component' && step.action === 'rename')
  const isSafe = ({ at, risk }: Change) => !risk && !(hasRenamedBlock && naming.includes(at.split('.')[2] ?? ''))
  return partOf(plan, isSafe)
}

/** The plan with the former fields of renamed ones left in place, for a site that still reads them. Pure. */
export function withFormerFields(plan: Plan): Plan {
  return partOf(plan, (change) => !isFieldRenaming(change))
}

/** The plan without the changes that are not sent. A component goes without them; any other thing waits as a whole. Pure. */
export function partOf(plan: Plan, isSent: (change: Change) => boolean): Plan {
  const steps = plan.steps.flatMap((step): Step[] => {
    if (step.kind === 'component' && step.from && step.to) return withoutWaiting(step, step.from, isSent)
    return step.changes.every(isSent) ? [step] : []
  })
  return { ...plan, steps }
}

function withoutWaiting(step: ComponentStep, from: ComponentState, isSent: (change: Change) => boolean): Step[] {
  const waiting = step.changes.filter((change) => !isSent(change))
  if (waiting.length === 0 || !step.to) return [step]
  const former = formerNames(from, step.to)
  const changes = step.changes.filter(isSent)
  const to = waiting.reduce((state, { at }) => asBefore(state, { from, at, former }), step.to)
  const added = Object.keys(former).map((name) => ({ at: `schema.${name}`, from: undefined, to: to.schema[name] }))
  const saved = [...changes, ...added]
  return saved.length === 0
    ? []
    : [{ ...step, action: to.name === from.name ? 'update' : step.action, name: to.name, changes: saved, to }]
}

type Waiting = { from: ComponentState; at: string; former: Readonly<Record<string, string>> }

/** The state with one of its changes undone. */
function asBefore(to: ComponentState, { from, at, former }: Waiting): ComponentState {
  const [where = '', field = ''] = at.split('.')
  if (where === 'name') return { ...to, name: from.name }
  if (where !== 'schema') return { ...to, settings: { ...to.settings, [where]: from.settings[where] } }
  const name = former[field] ?? field
  const before = from.schema[name]
  // A new required field is deferred as a whole.
  const { [field]: added, ...others } = to.schema
  if (!before) return { ...to, schema: others }
  return { ...to, schema: { ...to.schema, ...(name !== field && added && { [field]: added }), [name]: before } }
}
