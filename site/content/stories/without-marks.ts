import { isObject } from 'component-schemas/parse/is-object.ts'

/**
 * Content of one story for the page of another, without the marks by which the visual editor finds blocks: a click there selects the
 * block of the page that shows it. Published content has no marks.
 */
export function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks)
  if (!isObject(value)) return value
  const inner = Object.entries(value).filter(([key]) => key !== '_editable')
  return Object.fromEntries(inner.map(([key, one]) => [key, withoutMarks(one)]))
}
