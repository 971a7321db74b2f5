import type {
  ComponentState,
  DatasourceState,
  EntryState,
  GroupState,
  PresetState,
  TagState,
} from '../state/schema-state.ts'
import type { RiskClass } from './risk.ts'

/** One value that differs. `undefined` means: not there. */
export type Change = {
  /** Key of the entity, dotted: `display_name`, `schema.title.max_length`. */
  at: string
  from: unknown
  to: unknown
  /** Set when the change takes something away from editors. */
  risk?: Risk
}

/** The loss of an unsafe change, and the amount of content it concerns. */
export type Risk = {
  class: Exclude<RiskClass, 'safe'>
  /** The name for `--allow`, such as `remove:accordion.title`. */
  name: string
  /** Whether stored content would be invalid afterwards, so that a content migration must run first. */
  needsMigration: boolean
  /** How much stored content is concerned, counted in drafts, and how much pending migrations leave; absent until it was counted. */
  affected?: { stories: number; fields: number; left?: number }
}

type Action = 'create' | 'update' | 'rename' | 'delete'

/** The state of each kind of entity. */
type States = {
  group: GroupState
  tag: TagState
  datasource: DatasourceState
  entry: EntryState
  component: ComponentState
  preset: PresetState
}

export type StepOf<Kind, Thing> = {
  kind: Kind
  action: Action
  /** Group path, tag name, datasource slug, `slug=value` of an entry, component name, `component: name` of a preset. */
  name: string
  /** Empty when the entity is created. */
  changes: readonly Change[]
  from?: Thing
  to?: Thing
}

export type Step<Kinds extends keyof States = keyof States> = { [Kind in Kinds]: StepOf<Kind, States[Kind]> }[Kinds]

export type ComponentStep = Step<'component'>

export type Plan = {
  /** In the order in which they have to be applied. */
  steps: readonly Step[]
  /** Number of entities that already match. */
  unchanged: number
  /** Entities of the space that the repository does not have; a push changes them only when they are named. */
  stale: readonly string[]
}

/** Whether a change renames a field: it is sent as a new field beside the former one, which a later command removes. */
export function isFieldRenaming({ risk }: Change): boolean {
  return /^rename:[^.=]+\.[^.=]+$/.test(risk?.name ?? '')
}

/** Whether it removes the former field, beside which the new one exists already. */
export function completesRenaming(change: Change): boolean {
  return change.to === undefined && isFieldRenaming(change)
}

/** Every change of a plan that is not safe, with the step it belongs to. */
export function riskyChanges(plan: Pick<Plan, 'steps'>): { step: Step; change: Change; risk: Risk }[] {
  return plan.steps.flatMap((step) =>
    step.changes.flatMap((change) => (change.risk ? [{ step, change, risk: change.risk }] : [])),
  )
}
