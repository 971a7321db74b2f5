/** A record as stored: whatever the client sent, and its id. */
export type SearchRecord = Readonly<Record<string, unknown>> & { objectID: string }

/** Every scalar at an attribute; `categories.lvl0` looks into objects, lists give all of their items. */
export function attributeValues(
  record: Readonly<Record<string, unknown>>,
  attribute: string,
): (string | number | boolean)[] {
  if (Object.hasOwn(record, attribute)) return scalars(record[attribute])
  const dot = attribute.indexOf('.')
  if (dot < 0) return []
  return children(record[attribute.slice(0, dot)]).flatMap((child) => attributeValues(child, attribute.slice(dot + 1)))
}

function children(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(children)
  return isObject(value) ? [value] : []
}

function scalars(value: unknown): (string | number | boolean)[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [value]
  if (Array.isArray(value)) return value.flatMap(scalars)
  if (isObject(value)) return Object.values(value).flatMap(scalars)
  return []
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Texts and numbers at an attribute as they are searched. */
export function searchableTexts(record: SearchRecord, attribute: string): string[] {
  return attributeValues(record, attribute)
    .filter((value) => typeof value !== 'boolean')
    .map(String)
}

/** Everything that can be searched in a record, when no attributes were named. */
export function allTexts(record: SearchRecord): string[] {
  return Object.entries(record)
    .filter(([name]) => name !== 'objectID')
    .flatMap(([, value]) => scalars(value))
    .filter((value) => typeof value !== 'boolean')
    .map(String)
}
