/** A stored record: the client's attributes and the id. */
export type SearchRecord = Readonly<Record<string, unknown>> & { objectID: string }

/** Every scalar of an attribute path; `categories.lvl0` descends into objects, lists yield all of their items. */
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

/** Texts and numbers of an attribute in searchable form. */
export function searchableTexts(record: SearchRecord, attribute: string): string[] {
  return attributeValues(record, attribute)
    .filter((value) => typeof value !== 'boolean')
    .map(String)
}

/** Every searchable value of a record, when the settings name no attributes. */
export function allTexts(record: SearchRecord): string[] {
  return Object.entries(record)
    .filter(([name]) => name !== 'objectID')
    .flatMap(([, value]) => scalars(value))
    .filter((value) => typeof value !== 'boolean')
    .map(String)
}
