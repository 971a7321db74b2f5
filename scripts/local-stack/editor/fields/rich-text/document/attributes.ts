import { isSameJson } from '../../../story/is-same-json.ts'
import type { WireAttribute, WireRow } from './wire-rows.ts'

type Attributes = Readonly<Record<string, unknown>>

/**
 * Attributes of a stored node in the editor. The stored object itself is carried along under `wire`, so that untouched
 * nodes are written back unchanged.
 */
export function editorAttributes(row: WireRow, stored: Attributes | undefined): Record<string, unknown> {
  const read = Object.entries(row.attributes).map(([key, { name, fallback }]) => [name, stored?.[key] ?? fallback])
  return { ...Object.fromEntries(read), wire: stored ?? null }
}

/**
 * Attributes of the editor's node as they are stored; undefined when there are none.
 * @param isForeign keys of other kinds of node, which a changed node (a heading made a paragraph) leaves behind
 */
export function storedAttributes(
  row: WireRow,
  held: Attributes = {},
  isForeign: (key: string) => boolean,
): Record<string, unknown> | undefined {
  const before = (held['wire'] ?? undefined) as Attributes | undefined
  const stored = Object.entries(before ?? {}).filter(([key]) => key in row.attributes || !isForeign(key))
  const changed = Object.entries(row.attributes).flatMap(([key, attribute]) => {
    const value = held[attribute.name] ?? attribute.fallback
    const isUntouched = before !== undefined && isSameJson(before[key] ?? attribute.fallback, value)
    return isUntouched || !isWritten(attribute, value, before?.[key]) ? [] : [[key, value]]
  })
  const isBare = before === undefined && changed.length === 0
  return isBare ? undefined : Object.fromEntries([...stored, ...changed])
}

/** An empty value is written where the vendor writes it, or where it replaces a stored one. */
function isWritten({ fallback, isAlways }: WireAttribute, value: unknown, stored: unknown): boolean {
  return isAlways === true || stored !== undefined || !isSameJson(value, fallback)
}
