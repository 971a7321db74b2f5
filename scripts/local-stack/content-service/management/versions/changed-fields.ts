import { isDeepStrictEqual } from 'node:util'
import { isObject } from '../../../is-object.ts'
import { blocksByUid } from '../stories/publish-layer.ts'

/** A field of a block that differs; a block that is in only one content has the field `_self`. */
export type ChangedField = { _uid: string; component: string; field: string; version: unknown; current: unknown }

type Blocks = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** The differences between two contents of a story, block by block; blocks are matched by their `_uid` wherever they are. */
export function changedFields(version: unknown, current: unknown): ChangedField[] {
  const [before, after] = [blocksOf(version), blocksOf(current)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((uid) => {
    const [old, now] = [before.get(uid), after.get(uid)]
    const common = { _uid: uid, component: String((now ?? old)?.['component']) }
    if (!old || !now) return [{ ...common, field: '_self', version: old, current: now }]
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    return names
      .filter((name) => !isDeepStrictEqual(outline(old[name]), outline(now[name])))
      .map((field) => ({ ...common, field, version: old[field], current: now[field] }))
  })
}

function blocksOf(content: unknown): Blocks {
  return new Map(
    [...blocksByUid(content)].flatMap(([uid, block]) => (typeof uid === 'string' ? [[uid, block] as const] : [])),
  )
}

/** The value with each block reduced to its uid: a change inside of a block is a change of that block. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outline)
  if (!isObject(value)) return value
  if (isBlock(value)) return value['_uid']
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, outline(inner)]))
}

function isBlock(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value['component'] === 'string' && typeof value['_uid'] === 'string'
}
