type Json = Readonly<Record<string, unknown>>

/** Deeper values than this are no editor's work; they are compared no further and count as new. */
const maxDepth = 200

/**
 * The same value as `next`, made of the objects of `earlier` wherever both are equal, so that unchanged parts can be recognised by
 * identity. Items with a `_uid` are matched wherever they were moved to.
 * @param earlier JSON as it was before; neither value is changed
 */
export function shareStructure<Value>(earlier: unknown, next: Value): Value {
  return share(earlier, next, 0) as Value
}

function share(earlier: unknown, next: unknown, depth: number): unknown {
  if (Object.is(earlier, next)) return earlier
  if (depth > maxDepth || !isObject(earlier) || !isObject(next)) return next
  if (Array.isArray(next)) return Array.isArray(earlier) ? shareItems(earlier, next, depth) : next
  return Array.isArray(earlier) ? next : shareKeys(earlier, next, depth)
}

function shareItems(earlier: readonly unknown[], next: readonly unknown[], depth: number): readonly unknown[] {
  const items = next.map((item, index) => share(partnerOf(item, index, earlier), item, depth + 1))
  return items.length === earlier.length && items.every((item, index) => Object.is(item, earlier[index]))
    ? earlier
    : items
}

function shareKeys(earlier: Json, next: Json, depth: number): Json {
  const keys = Object.keys(next)
  const values = keys.map((key) => share(earlier[key], next[key], depth + 1))
  const isSame =
    keys.length === Object.keys(earlier).length &&
    keys.every((key, index) => Object.hasOwn(earlier, key) && Object.is(values[index], earlier[key]))
  return isSame ? earlier : Object.fromEntries(keys.map((key, index) => [key, values[index]]))
}

function partnerOf(item: unknown, index: number, earlier: readonly unknown[]): unknown {
  const uid = uidOf(item)
  return uid === uidOf(earlier[index]) ? earlier[index] : earlier.find((other) => uidOf(other) === uid)
}

function uidOf(item: unknown): unknown {
  return isObject(item) ? item['_uid'] : undefined
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null
}
