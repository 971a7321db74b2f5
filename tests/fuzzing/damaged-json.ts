import fc from 'fast-check'
import { hostileTexts } from './hostile-texts.ts'

type Path = readonly (string | number)[]
type Edit = { kind: 'replace' | 'remove' | 'add' | 'repeat'; at: number; key: string; value: unknown }

/** A value whose conversion to a text throws, and others that are seldom thought of. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, 1e308, 2 ** 53, [], {}, [[]], [null]),
  fc.constantFrom<unknown>(
    { toString: 1 },
    { toJSON: 1 },
    { length: 3 },
    { length: { toString: 1 } },
    { constructor: {} },
  ),
  fc.constantFrom<unknown>(...hostileTexts),
  fc.integer({ min: 2, max: 60 }).map(nested),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Lists in lists. */
export function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce((inner) => [inner], 0)
}

/** Values of JSON: valid ones, such with a few edits anywhere in them, and any others. */
export function jsonValues(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const edit = fc.record({
    kind: fc.constantFrom('replace', 'replace', 'remove', 'add', 'repeat'),
    at: fc.nat(10_000),
    key: fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'type', 'component', ...hostileTexts),
    value: hostileValue,
  } satisfies { [Part in keyof Edit]: fc.Arbitrary<Edit[Part]> })
  const damaged = fc.tuple(valid, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([value, edits]) => {
    return edits.reduce(edited, value)
  })
  return fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 8, arbitrary: damaged },
    { weight: 1, arbitrary: hostileValue },
  )
}

function edited(value: unknown, edit: Edit): unknown {
  const places = placesIn(value)
  return changedAt(value, places[edit.at % places.length] ?? [], edit)
}

function placesIn(value: unknown): Path[] {
  return [[], ...entriesOf(value).flatMap(([key, inner]) => placesIn(inner).map((path) => [key, ...path]))]
}

function changedAt(value: unknown, [key, ...rest]: Path, edit: Edit): unknown {
  if (key === undefined) return changed(value, edit)
  const isLast = rest.length === 0
  const entries = entriesOf(value).flatMap(([name, inner]): [string | number, unknown][] => {
    if (name !== key) return [[name, inner]]
    if (isLast && edit.kind === 'remove') return []
    const next: [string | number, unknown] = [name, changedAt(inner, rest, edit)]
    return isLast && edit.kind === 'repeat' ? [next, next] : [next]
  })
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}

function changed(value: unknown, edit: Edit): unknown {
  if (edit.kind !== 'add') return edit.kind === 'replace' ? edit.value : value
  if (Array.isArray(value)) return [...value, edit.value]
  // As JSON.parse does, a property of its own, whatever its name.
  return isObject(value) ? Object.fromEntries([...Object.entries(value), [edit.key, edit.value]]) : edit.value
}

function entriesOf(value: unknown): [string | number, unknown][] {
  if (Array.isArray(value)) return value.map((inner: unknown, at) => [at, inner])
  return isObject(value) ? Object.entries(value) : []
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
