import { isObject } from 'component-schemas/parse/is-object.ts'
import type { ComponentState, SchemaState } from '../state/schema-state.ts'
import { formerNames } from './diff-states.ts'
import { fieldRules, listed } from './field-rules.ts'
import { fitsType } from './fits-type.ts'
import type { Change, Plan, Risk, Step } from './plan.ts'
import { type Renames, renamed, renamedWithin, renamesOf } from './renames.ts'
import { type Concern, isGiven, type StoredBlock, valuesOf } from './risk.ts'

/** A risk with the content it concerns; without `concern` it concerns none. */
export type JudgedRisk = { risk: Risk; concern?: Concern }

/**
 * Classifies each change of a plan, and adds to each risk the rule for the stored content that it concerns. Pure.
 */
export function judgeRisks(plan: Plan, current: SchemaState): { plan: Plan; judged: JudgedRisk[] } {
  const judged: JudgedRisk[] = []
  const note = (one: JudgedRisk | undefined): Pick<Change, 'risk'> => {
    if (!one) return {}
    judged.push(one)
    return { risk: one.risk }
  }
  const renames = renamesOf(plan.steps)
  const steps = plan.steps.map((step): Step => {
    if (step.action === 'delete')
      return {
        ...step,
        changes: [{ at: 'name', from: step.name, to: undefined, ...note(deletionRisk(step, current)) }],
      }
    if (step.kind === 'component' && step.from && step.to) {
      const judge = componentJudge(step.from, step.to, renames)
      return { ...step, changes: step.changes.flatMap(judge).map(({ change, of }) => ({ ...change, ...note(of) })) }
    }
    if (step.kind === 'entry' && step.action === 'rename')
      return {
        ...step,
        changes: step.changes.map((change) => ({ ...change, ...note(entryRenaming(step, change, current)) })),
      }
    return step
  })
  return { plan: { ...plan, steps }, judged }
}

function risk(kind: Risk['class'], name: string, needsMigration: boolean): Risk {
  return { class: kind, name, needsMigration }
}

const whole = () => 1

type EntryStep = Extract<Step, { kind: 'entry' }>

function deletionRisk(step: Step, current: SchemaState): JudgedRisk {
  if (step.kind === 'component')
    return { risk: risk('destructive', `remove:${step.name}`, true), concern: { blocks: [step.name], affected: whole } }
  if (step.kind === 'entry')
    return { risk: risk('destructive', `remove:${step.name}`, true), concern: choosing(step, current) }
  return { risk: risk('destructive', `remove:${step.kind}:${step.name}`, false) }
}

function entryRenaming(step: EntryStep, change: Change, current: SchemaState): JudgedRisk | undefined {
  if (change.at !== 'name') return undefined
  return { risk: risk('destructive', `rename:${step.name}`, true), concern: choosing(step, current) }
}

/** Content with the value of an entry in a field of its datasource. */
function choosing({ from: entry }: EntryStep, { components }: SchemaState): Concern {
  const fields = new Map(
    components.map(({ name, schema }) => [
      name,
      Object.keys(schema).filter((field) => schema[field]?.['datasource_slug'] === entry?.datasource),
    ]),
  )
  const isIt = (value: unknown) => (Array.isArray(value) ? value.includes(entry?.value) : value === entry?.value)
  return {
    blocks: [...fields].flatMap(([name, names]) => (names.length > 0 ? [name] : [])),
    affected: (stored) =>
      (fields.get(String(stored['component'])) ?? []).flatMap((field) => valuesOf(stored, field)).filter(isIt).length,
  }
}

type Judged = { change: Change; of?: JudgedRisk }

/** One change of a component -> itself with its risk, or several when a list of choices loses more than one. */
function componentJudge(from: ComponentState, to: ComponentState, renames: Renames) {
  const place = { block: from.name, now: to.name, former: formerNames(from, to), renames, to }
  return (change: Change): Judged[] => {
    const [where = '', field = '', key] = change.at.split('.')
    if (where === 'schema') return fieldJudged({ ...place, field, key }, change)
    const row = settingRisks[where]
    const of = row && { risk: row.risk(to.name), concern: { blocks: [from.name], affected: row.affected } }
    return [row?.isRisky(change) ? { change, ...(of && { of }) } : { change }]
  }
}

const settingRisks: Readonly<
  Record<string, { isRisky: (change: Change) => boolean; risk: (name: string) => Risk; affected: Concern['affected'] }>
> = {
  name: { isRisky: () => true, risk: (name) => risk('destructive', `rename:${name}`, true), affected: whole },
  is_root: {
    isRisky: ({ to }) => to !== true,
    risk: (name) => risk('narrowing', `narrow:${name}.is_root`, false),
    affected: whole,
  },
  is_nestable: {
    isRisky: ({ to }) => to !== true,
    risk: (name) => risk('narrowing', `narrow:${name}.is_nestable`, false),
    affected: whole,
  },
}

type FieldPlace = {
  /** Name of the block in stored content. */
  block: string
  now: string
  field: string
  key: string | undefined
  former: Readonly<Record<string, string>>
  renames: Renames
  /** The block as it will be. */
  to: ComponentState
}

function fieldJudged(place: FieldPlace, change: Change): Judged[] {
  if (place.key === undefined) return [presenceJudged(place, change)]
  if (place.key === 'options') return choicesJudged(place, change)
  const of = propertyRisk(place, change)
  return [of ? { change, of } : { change }]
}

/** An added or removed field; tabs and sections arrange a form and have no content. */
function presenceJudged({ block, now, field, to: { fieldsWere = {} } }: FieldPlace, change: Change): Judged {
  const { from, to } = change
  if (isObject(to) && to['required'] === true)
    return {
      change,
      of: {
        risk: risk('narrowing', `require:${now}.${field}`, true),
        concern: { blocks: [block, now], affected: lacks(field) },
      },
    }
  if (to || (isObject(from) && ['tab', 'section'].includes(String(from['type'])))) return { change }
  // Its successor exists already (`safePart`): this step completes the renaming.
  const successor = Object.keys(fieldsWere).find((name) => fieldsWere[name] === field)
  const affected = (stored: StoredBlock) =>
    valuesOf(stored, successor ?? field, field).length -
    (successor === undefined ? 0 : valuesOf(stored, successor).length)
  const name = successor === undefined ? `remove:${now}.${field}` : `rename:${now}.${successor}`
  return {
    change,
    of: { risk: risk('destructive', name, true), concern: { blocks: [block, now], affected } },
  }
}

const lacks = (field: string) => (stored: StoredBlock) => (isGiven(stored[field]) ? 0 : 1)

/** Each removed choice is a separate risk. */
function choicesJudged({ block, now, field, former }: FieldPlace, change: Change): Judged[] {
  const gone = listed(change.from).filter((value) => !listed(change.to).includes(value))
  if (gone.length === 0) return [{ change }]
  return gone.map((value, index) => {
    const affected = (stored: StoredBlock) =>
      valuesOf(stored, field, former[field]).filter((one) => (Array.isArray(one) ? one.includes(value) : one === value))
        .length
    const of = {
      risk: risk('destructive', `remove:${now}.${field}=${String(value)}`, true),
      concern: { blocks: [block, now], affected },
    }
    return { change: index === 0 ? change : { at: `${change.at}.${String(value)}`, from: value, to: undefined }, of }
  })
}

/** Properties whose risk is not a stricter rule. */
const ownRisks: Readonly<Record<string, (place: FieldPlace, change: Change) => JudgedRisk | undefined>> = {
  name: ({ block, now, field, former }) => ({
    risk: risk('destructive', `rename:${now}.${field}`, true),
    concern: {
      blocks: [block, now],
      affected: (stored) => valuesOf(stored, field, former[field]).length - valuesOf(stored, field).length,
    },
  }),
  type: ({ block, now, field, former }, { to }) => ({
    risk: risk('narrowing', `retype:${now}.${field}`, true),
    concern: {
      blocks: [block, now],
      affected: (stored) => valuesOf(stored, field, former[field]).filter((value) => !fitsType(value, to)).length,
    },
  }),
  required: ({ block, now, field }, { to }) =>
    to === true
      ? {
          risk: risk('narrowing', `require:${now}.${field}`, true),
          concern: { blocks: [block, now], affected: lacks(field) },
        }
      : undefined,
  translatable: ({ block, now, field }, { to }) => {
    const affected = (stored: StoredBlock) => valuesOf({ ...stored, [field]: undefined }, field).length
    const of = {
      risk: risk('destructive', `untranslate:${now}.${field}`, true),
      concern: { blocks: [block, now], affected },
    }
    return to === true ? undefined : of
  },
}

function propertyRisk(place: FieldPlace, change: Change): JudgedRisk | undefined {
  const { block, now, field, key = '', former, renames } = place
  const own = ownRisks[key]
  if (own) return own(place, change)
  const rule = fieldRules[key]
  if (!rule?.isNarrower(renamed(change.from, renames), change.to)) return undefined
  const { isBroken = () => true, concernsChoosing = false } = rule
  const affected = (stored: StoredBlock) =>
    valuesOf(stored, field, former[field]).filter((value) =>
      isBroken(renamedWithin(value, renames), change.to, place.to.schema[field] ?? {}),
    ).length
  return {
    risk: risk('narrowing', `narrow:${now}.${field}.${key}`, !concernsChoosing),
    concern: { blocks: [block, now], affected },
  }
}
