import { textIn } from '../../plain-value.ts'
import { ProtocolError } from '../protocol-error.ts'
import { isObject, type SearchRecord } from './attribute-values.ts'

type Operation = (current: unknown, value: unknown) => unknown

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Hosted service's docs, partial updates: the effect of `_operation` on the value of an attribute. */
const operations: Readonly<Record<string, Operation>> = {
  Increment: (current, value) => number(current) + number(value),
  Decrement: (current, value) => number(current) - number(value),
  Add: (current, value) => [...list(current), value],
  Remove: (current, value) => list(current).filter((item) => item !== value),
  AddUnique: (current, value) => (list(current).includes(value) ? current : [...list(current), value]),
}

/**
 * A record with some attributes replaced or changed; undefined when there is no record and none may be created.
 * @throws ProtocolError 400 for an unknown operation
 */
export function patched(
  record: SearchRecord | undefined,
  changes: Readonly<Record<string, unknown>>,
): SearchRecord | undefined {
  const versions = Object.values(changes).filter(isObject)
  const isMade = versions.some(({ _operation }) => _operation === 'IncrementFrom' || _operation === 'IncrementSet')
  if (!record && !isMade) return undefined
  const result: Record<string, unknown> & { objectID: string } = {
    ...record,
    objectID: record?.objectID ?? textIn(changes.objectID),
  }
  for (const [name, change] of Object.entries(changes)) {
    if (name === 'objectID') continue
    if (!isObject(change) || change._operation === undefined) result[name] = change
    else if (isStale(result[name], change)) return undefined
    else result[name] = operated(result[name], change)
  }
  return result
}

/** An update for a stale version has no effect. */
function isStale(current: unknown, { _operation, value }: Readonly<Record<string, unknown>>): boolean {
  if (_operation === 'IncrementFrom') return number(current) !== number(value)
  if (_operation === 'IncrementSet') return number(current) >= number(value)
  return false
}

function operated(current: unknown, { _operation, value }: Readonly<Record<string, unknown>>): unknown {
  if (_operation === 'IncrementFrom') return number(value) + 1
  if (_operation === 'IncrementSet') return value
  const name = textIn(_operation)
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) throw new ProtocolError(400, `Invalid operation: ${name}`)
  return operation(current, value)
}
