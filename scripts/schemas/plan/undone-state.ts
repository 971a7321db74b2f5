import { isDeepStrictEqual } from 'node:util'
import { isObject } from 'component-schemas/parse/is-object.ts'
import { entryKey, groupPath, presetKey, type SchemaState } from '../state/schema-state.ts'
import { isEmpty } from './risk.ts'

/** The state before a push, the one it was to end in, and the present one. */
export type Sides = { before: SchemaState; after: SchemaState; now: SchemaState }

/** The present state without the push, and a line for each thing of others that stays. */
export type Undone = { state: SchemaState; others: readonly string[] }

type Kind = keyof SchemaState
type Thing<K extends Kind> = SchemaState[K][number]

const nameOf: { [K in Kind]: (thing: Thing<K>) => string } = {
  groups: groupPath,
  tags: ({ name }) => name,
  datasources: ({ slug }) => slug,
  entries: entryKey,
  components: ({ name }) => name,
  presets: presetKey,
}

/**
 * Undoes a push value by value: a value that is as the push left it becomes the earlier one; changes by others stay.
 * A thing that the push made is deleted only if it is unchanged and nothing of others needs it. Pure.
 */
export function undoneState(sides: Sides): Undone {
  const others: string[] = []
  const undo = <K extends Kind>(kind: K) => undoneList(kind, sides, others)
  const lists = {
    groups: undo('groups'),
    tags: undo('tags'),
    datasources: undo('datasources'),
    entries: undo('entries'),
    components: undo('components'),
    presets: undo('presets'),
  }
  const state = followed(lists)
  const needed = withNeeded(state, lists)
  return { state: needed.state, others: [...others, ...needed.lines] }
}

type List<K extends Kind> = {
  /** The present thing, where there is one, and its wanted state. */
  pairs: { now?: Thing<K>; target: Thing<K> }[]
  /** Things that the push made and that are unchanged. */
  dropped: Thing<K>[]
}
type Lists = { [K in Kind]: List<K> }

function undoneList<K extends Kind>(kind: K, { before, after, now }: Sides, others: string[]): List<K> {
  const present: readonly Thing<K>[] = now[kind]
  const list: List<K> = { pairs: [], dropped: [] }
  for (const thing of present) {
    const [was, made] = [sameIn(kind, before, thing), sameIn(kind, after, thing)]
    const place = `${kind}: ${nameOf[kind](thing)}`
    if (!was && made && isSame(thing, made)) list.dropped.push(thing)
    else if (was && made) {
      const target = undoneValue({ before: was, after: made, now: thing }, place, others) as Thing<K>
      list.pairs.push({ now: thing, target })
    } else {
      if (!was) others.push(`${place} was ${made ? 'changed' : 'made'} by others`)
      list.pairs.push({ now: thing, target: thing })
    }
  }
  return { ...list, pairs: [...list.pairs, ...missing(kind, { before, after, now }, others)] }
}

/** The things that the push deleted; those that others deleted stay away. */
function missing<K extends Kind>(kind: K, { before, after, now }: Sides, others: string[]): List<K>['pairs'] {
  const things: readonly Thing<K>[] = before[kind]
  return things.flatMap((was) => {
    if (sameIn(kind, now, was)) return []
    if (!sameIn(kind, after, was)) return [{ target: was }]
    others.push(`${kind}: ${nameOf[kind](was)} was deleted by others`)
    return []
  })
}

function sameIn<K extends Kind>(kind: K, state: SchemaState, thing: Thing<K>): Thing<K> | undefined {
  const things: readonly Thing<K>[] = state[kind]
  return (
    things.find(({ id }) => id !== undefined && id === thing.id) ??
    things.find((one) => nameOf[kind](one) === nameOf[kind](thing))
  )
}

/** Values that the space gives, and marks that only a target has. */
const notCompared = ['id', 'uuid', 'image', 'fieldsWere']

function undoneValue(sides: Record<keyof Sides, unknown>, place: string, others: string[]): unknown {
  const { before, after, now } = sides
  if (isObject(before) && isObject(after) && isObject(now)) {
    const keys = new Set([...Object.keys(now), ...Object.keys(before), ...Object.keys(after)])
    const entries = [...keys].map((key) => {
      const inner = { before: before[key], after: after[key], now: now[key] }
      if (key === 'image' && 'picture' in before) return [key, pictureOf(before, after, now)['image']] as const
      return [key, notCompared.includes(key) ? now[key] : undoneValue(inner, `${place}.${key}`, others)] as const
    })
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
  }
  if (isSame(now, after) || isSame(now, before)) return before
  others.push(`${place} was changed by others`)
  return now
}

type Preset = Readonly<Record<string, unknown>>

/** The preset whose picture and address a preset has again. */
function pictureOf(before: Preset, after: Preset, now: Preset): Preset {
  return isSame(now['picture'], after['picture']) ? before : now
}

function isSame(left: unknown, right: unknown): boolean {
  return isDeepStrictEqual(compared(left), compared(right))
}

function compared(value: unknown): unknown {
  if (isEmpty(value)) return undefined
  const skip = (key: string, inner: unknown) => (notCompared.includes(key) || isEmpty(inner) ? undefined : inner)
  return JSON.parse(JSON.stringify(value, skip))
}

/** Things of others, which follow the restored names of the things that they belong to. */
function followed({ groups, tags, datasources, entries, components, presets }: Lists): SchemaState {
  const renamed = <K extends Kind>(kind: K, { pairs }: List<K>) => {
    const names = new Map(pairs.flatMap(({ now, target }) => (now ? [[nameOf[kind](now), nameOf[kind](target)]] : [])))
    const known = new Set(pairs.map(({ target }) => nameOf[kind](target)))
    return (name: string) => (known.has(name) ? name : (names.get(name) ?? name))
  }
  const [group, source, block] = [
    renamed('groups', groups),
    renamed('datasources', datasources),
    renamed('components', components),
  ]
  return {
    groups: groups.pairs.map(({ target }) => ({ ...target, parent: group(target.parent) })),
    tags: tags.pairs.map(({ target }) => target),
    datasources: datasources.pairs.map(({ target }) => target),
    entries: entries.pairs.map(({ target }) => ({ ...target, datasource: source(target.datasource) })),
    components: components.pairs.map(({ target }) => ({ ...target, group: group(target.group) })),
    presets: presets.pairs.map(({ target }) => ({ ...target, component: block(target.component) })),
  }
}

/** The state with the things that the push made and that something in the state needs. */
function withNeeded(state: SchemaState, { groups, tags, datasources, components }: Lists) {
  const isSource = (slug: string) => (field: Readonly<Record<string, unknown>>) => field['datasource_slug'] === slug
  const blocks = components.dropped.filter(({ name }) => state.presets.some(({ component }) => component === name))
  const all = [...state.components, ...blocks]
  const isIn = (path: string) => (name: string) => name === path || name.startsWith(`${path} / `)
  const needed = {
    groups: groups.dropped.filter((one) =>
      [...all.map(({ group }) => group), ...state.groups.map(({ parent }) => parent)].some(isIn(groupPath(one))),
    ),
    tags: tags.dropped.filter(({ name }) => all.some((one) => one.tags.includes(name))),
    datasources: datasources.dropped.filter(
      ({ slug }) =>
        state.entries.some(({ datasource }) => datasource === slug) ||
        all.some(({ schema }) => Object.values(schema).some(isSource(slug))),
    ),
  }
  const lines = [...blocks, ...needed.groups, ...needed.tags, ...needed.datasources].map(
    ({ name }) => `${name} stays, because others use it`,
  )
  return {
    state: {
      ...state,
      groups: [...state.groups, ...needed.groups],
      tags: [...state.tags, ...needed.tags],
      datasources: [...state.datasources, ...needed.datasources],
      components: all,
    },
    lines,
  }
}
