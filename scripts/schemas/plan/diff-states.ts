import { isDeepStrictEqual } from 'node:util'
import {
  type ComponentState,
  type DatasourceState,
  entryKey,
  type FieldState,
  groupPath,
  type PresetState,
  presetKey,
  type SchemaState,
} from '../state/schema-state.ts'
import type { Change, Plan, Step, StepOf } from './plan.ts'
import { isEmpty } from './risk.ts'

/**
 * Steps that turn one state into another: groups, tags, datasources, entries, components, presets, and then deletions in
 * reverse order. Entities match by id, else by name. Pure; risks are not judged.
 */
export function diffStates(from: SchemaState, to: SchemaState): Pick<Plan, 'steps' | 'unchanged'> {
  const rows = [
    compare(from.groups, to.groups, { kind: 'group', keyOf: groupPath, changesOf: () => [] }),
    compare(from.tags, to.tags, { kind: 'tag', keyOf: ({ name }) => name, changesOf: () => [] }),
    compare(from.datasources, to.datasources, {
      kind: 'datasource',
      keyOf: ({ slug }) => slug,
      changesOf: sourceChanges,
    }),
    compare(from.entries, to.entries, { kind: 'entry', keyOf: entryKey, changesOf: entryChanges }),
    compare(inRenamedGroups(from, to), to.components, {
      kind: 'component',
      keyOf: ({ name }) => name,
      changesOf: componentChanges,
    }),
    compare(from.presets, to.presets, { kind: 'preset', keyOf: presetKey, changesOf: presetChanges }),
  ] as const
  const steps = rows.flatMap((row): Step[] => row.steps)
  const deleted = rows.toReversed().flatMap((row): Step[] => row.deleted)
  return {
    steps: [...withoutFollowing(steps, from, to), ...withoutParts(deleted, to)],
    unchanged: rows.reduce((sum, row) => sum + row.unchanged, 0),
  }
}

type Named<Kind, Thing> = {
  kind: Kind
  keyOf: (thing: Thing) => string
  changesOf: (from: Thing, to: Thing) => Change[]
}

function compare<const Kind extends Step['kind'], Thing extends { id?: number }>(
  from: readonly Thing[],
  to: readonly Thing[],
  named: Named<Kind, Thing>,
) {
  const { kind, keyOf, changesOf } = named
  const before = pairs(from, to, named)
  const steps = to.flatMap((thing): StepOf<Kind, Thing>[] => {
    const known = before.get(thing)
    const name = keyOf(thing)
    if (!known) return [{ kind, action: 'create', name, changes: [], to: thing }]
    const isRenamed = keyOf(known) !== name
    const renaming = isRenamed ? [{ at: 'name', from: keyOf(known), to: name }] : []
    const changes = [...renaming, ...changesOf(known, thing)]
    const action = isRenamed ? 'rename' : 'update'
    return changes.length === 0 ? [] : [{ kind, action, name, changes, from: known, to: thing }]
  })
  const saved = new Set(before.values())
  const deleted = from
    .filter((thing) => !saved.has(thing))
    .map((thing): StepOf<Kind, Thing> => ({ kind, action: 'delete', name: keyOf(thing), changes: [], from: thing }))
  return { steps, deleted, unchanged: to.length - steps.length }
}

/** Wanted entity -> existing entity: of the same id, else of the same name unless another one has that id. */
function pairs<Thing extends { id?: number }>(
  from: readonly Thing[],
  to: readonly Thing[],
  { keyOf }: Pick<Named<unknown, Thing>, 'keyOf'>,
): Map<Thing, Thing> {
  const byId = new Map(from.map((thing) => [thing.id, thing]))
  byId.delete(undefined)
  const byKey = new Map(from.map((thing) => [keyOf(thing), thing]))
  const claimed = new Set(to.map(({ id }) => byId.get(id)))
  return new Map(
    to.flatMap((thing) => {
      const other = byKey.get(keyOf(thing))
      const known = byId.get(thing.id) ?? (claimed.has(other) ? undefined : other)
      return known ? [[thing, known] as const] : []
    }),
  )
}

/** Entries of a renamed datasource, presets of a renamed component and groups in a renamed group need no step. */
function withoutFollowing(steps: readonly Step[], from: SchemaState, to: SchemaState): Step[] {
  return steps.filter((step) => {
    if (step.action !== 'rename' || step.changes.length > 1 || ownName(step, 'from') !== ownName(step, 'to'))
      return true
    return step.kind === 'group' && idOfPath(from, step.from?.parent) !== idOfPath(to, step.to?.parent)
  })
}

/** The name of an entity without the name of its owner. */
function ownName(step: Step, side: 'from' | 'to'): string | undefined {
  if (step.kind === 'entry') return step[side]?.value
  if (step.kind === 'datasource') return step[side]?.slug
  return step[side]?.name
}

function idOfPath({ groups }: SchemaState, path: string | undefined): number | undefined {
  return groups.find((group) => groupPath(group) === path)?.id
}

/** Components under the new names of their groups. */
function inRenamedGroups({ components, groups }: SchemaState, to: SchemaState): ComponentState[] {
  const pathNow = new Map(
    groups.flatMap((group) => {
      const now = to.groups.find(({ id }) => id !== undefined && id === group.id)
      return now ? [[groupPath(group), groupPath(now)] as const] : []
    }),
  )
  return components.map((component) => ({ ...component, group: pathNow.get(component.group) ?? component.group }))
}

/** A deleted owner deletes its members, which need no step. */
function withoutParts(deleted: readonly Step[], to: SchemaState): Step[] {
  return deleted.filter((step) => {
    if (step.kind === 'entry') return to.datasources.some(({ slug }) => slug === step.from?.datasource)
    if (step.kind === 'preset') return to.components.some(({ name }) => name === step.from?.component)
    return true
  })
}

function sourceChanges(from: DatasourceState, to: DatasourceState): Change[] {
  const values = new Set([...from.dimensions, ...to.dimensions].map(({ entry_value: value }) => value))
  const nameIn = (source: DatasourceState, value: string) =>
    source.dimensions.find((dimension) => dimension.entry_value === value)?.name
  return [
    ...changeOf('display_name', from.name, to.name),
    ...[...values].flatMap((value) => changeOf(`dimensions.${value}`, nameIn(from, value), nameIn(to, value))),
  ]
}

type Labelled = { name: string; labels: Readonly<Record<string, string>> }

function entryChanges(from: Labelled, to: Labelled): Change[] {
  const dimensions = new Set([...Object.keys(from.labels), ...Object.keys(to.labels)])
  return [
    ...changeOf('label', from.name, to.name),
    ...[...dimensions].flatMap((at) => changeOf(`label.${at}`, from.labels[at], to.labels[at])),
  ]
}

function presetChanges(from: PresetState, to: PresetState): Change[] {
  const keys = ['description', 'icon', 'color', 'picture', 'content'] as const
  return keys.flatMap((key) => changeOf(key, from[key], to[key]))
}

function componentChanges(from: ComponentState, to: ComponentState): Change[] {
  const settings = new Set([...Object.keys(from.settings), ...Object.keys(to.settings)])
  return [
    ...[...settings].flatMap((at) => changeOf(at, from.settings[at], to.settings[at])),
    ...changeOf('group', from.group, to.group),
    ...changeOf('preset', from.preset, to.preset),
    ...(isDeepStrictEqual(from.tags, to.tags) ? [] : [{ at: 'tags', from: from.tags, to: to.tags }]),
    ...schemaChanges(from, to),
  ]
}

function schemaChanges(from: ComponentState, to: ComponentState): Change[] {
  const former = formerNames(from, to)
  const gone = Object.keys(from.schema).filter((name) => !to.schema[name] && !Object.values(former).includes(name))
  return [
    ...gone.map((name) => ({ at: `schema.${name}`, from: from.schema[name], to: undefined })),
    ...Object.entries(to.schema).flatMap(([name, field]): Change[] => {
      const at = `schema.${name}`
      const before = from.schema[former[name] ?? name]
      if (!before) return [{ at, from: undefined, to: field }]
      const renaming = former[name] === undefined ? [] : [{ at: `${at}.name`, from: former[name], to: name }]
      return [...renaming, ...fieldChanges(at, before, field)]
    }),
  ]
}

/** New name -> former name of the fields that this change renames. */
export function formerNames(from: ComponentState, to: ComponentState): Readonly<Record<string, string>> {
  const renamed = Object.entries(to.fieldsWere ?? {}).filter(
    ([name, was]) => to.schema[name] && !from.schema[name] && from.schema[was] && !to.schema[was],
  )
  return Object.fromEntries(renamed)
}

function fieldChanges(at: string, from: FieldState, to: FieldState): Change[] {
  const keys = new Set([...Object.keys(from), ...Object.keys(to)])
  return [...keys].flatMap((key) => changeOf(`${at}.${key}`, from[key], to[key]))
}

function changeOf(at: string, from: unknown, to: unknown): Change[] {
  return isDeepStrictEqual(given(from), given(to)) ? [] : [{ at, from, to }]
}

function given(value: unknown): unknown {
  return isEmpty(value) ? undefined : value
}
