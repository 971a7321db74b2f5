import { randomUUID } from 'node:crypto'
import { ManagementError } from '../management-error.ts'

/**
 * Maximum nesting, deeper than any real page; keeps a hostile body from exhausting the stack here and in every reader.
 */
const deepest = 100

/**
 * Content for storage: removes `_editable` (a delivery-time comment) and adds a `_uid` to every block without one, so
 * that the visual editor can identify it.
 * @throws ManagementError 422 when the content is nested too deeply
 */
export function cleanContent(content: Record<string, unknown>): Record<string, unknown> {
  return cleanObject(content, 0)
}

function cleanObject(value: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(value)
    .filter(([key]) => key !== '_editable')
    .map(([key, inner]): [string, unknown] => [key, cleanValue(inner, depth + 1)])
  const cleaned = Object.fromEntries(entries)
  const { component, _uid: uid } = cleaned
  return typeof component === 'string' && !uid ? { ...cleaned, _uid: randomUUID() } : cleaned
}

function cleanValue(value: unknown, depth: number): unknown {
  if (depth > deepest) throw new ManagementError(422, { content: ['is nested too deeply'] })
  if (Array.isArray(value)) return value.map((inner) => cleanValue(inner, depth + 1))
  return typeof value === 'object' && value !== null ? cleanObject(value, depth) : value
}
