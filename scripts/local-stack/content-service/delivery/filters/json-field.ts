import { unprocessable } from '../delivery-refusal.ts'

/** SQL expressions for one path in the content. `text` is NULL for a missing value and for JSON null. */
export type JsonField = { content: string; path: string; type: string; text: string }

const segment = /^[\p{L}\p{N}_-]+$/u

/**
 * SQL for a field path such as `seo.title` or `body.0.name` (a number is a list index). The path becomes part of the
 * SQL text, hence the narrow alphabet of its parts.
 * @param content SQL expression of the JSON text
 * @throws DeliveryRefusal 422 for any other character
 */
export function jsonField(content: string, fieldPath: string): JsonField {
  const segments = fieldPath.split('.')
  if (!segments.every((part) => segment.test(part)))
    throw unprocessable(`The field ${fieldPath} cannot be filtered or sorted by`)
  const steps = segments.map((part, index) => (index > 0 && /^\d{1,6}$/.test(part) ? `[${part}]` : `."${part}"`))
  const path = `'$${steps.join('')}'`
  const type = `json_type(${content}, ${path})`
  const text = `CASE ${type} WHEN 'text' THEN ${content} ->> ${path} WHEN 'null' THEN NULL ELSE ${content} -> ${path} END`
  return { content, path, type, text: `(${text})` }
}

/** The value as a number: a JSON number, or text that is written like one, as number fields are stored. NULL otherwise. */
export function numberOf({ content, path, type }: JsonField): string {
  const value = `${content} ->> ${path}`
  const isNumber = `CASE WHEN json_valid(${value}) THEN json_type(${value}) IN ('integer', 'real') END`
  return `CASE ${type} WHEN 'integer' THEN ${value} WHEN 'real' THEN ${value}
    WHEN 'text' THEN CASE WHEN ${isNumber} THEN CAST(${value} AS REAL) END END`
}

/** The value as `YYYY-MM-DD HH:MM:SS.SSS` in UTC when it is written as a date; NULL otherwise. */
export function momentOf({ text }: JsonField): string {
  return `CASE WHEN ${text} GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*' THEN strftime('%Y-%m-%d %H:%M:%f', ${text}) END`
}
