import type { FilterCondition } from '../query/parse-query.ts'

/**
 * The operations of `filter_query` as plain functions over one content. They follow the table of the documentation and
 * not the SQL, so that each implementation checks the other.
 */
export function naiveMatch(content: unknown, filters: readonly FilterCondition[]): boolean {
  const all = filters.filter(({ group }) => group === 'all')
  const any = filters.filter(({ group }) => group === 'any')
  const holds = (filter: FilterCondition) => matchesOne(valueAt(content, filter.field), filter)
  return all.every(holds) && (any.length === 0 || any.some(holds))
}

function valueAt(content: unknown, path: string): unknown {
  let value = content
  for (const step of path.split('.')) {
    if (Array.isArray(value)) value = /^\d+$/.test(step) ? value[Number(step)] : undefined
    else if (typeof value === 'object' && value !== null)
      value = Object.entries(value).find(([key]) => key === step)?.[1]
    else return undefined
  }
  return value
}

type Test = (value: unknown, operand: string) => boolean

const tests: Record<string, Test> = {
  in: (value, operand) => split(operand).some((wanted) => wanted === textOf(value)),
  not_in: (value, operand) => !split(operand).some((wanted) => wanted === textOf(value)),
  like: (value, operand) => isLike(textOf(value), operand),
  not_like: (value, operand) => !isLike(textOf(value), operand),
  in_array: (value, operand) => split(operand).some((wanted) => entriesOf(value).includes(wanted)),
  any_in_array: (value, operand) => split(operand).some((wanted) => entriesOf(value).includes(wanted)),
  all_in_array: (value, operand) => split(operand).every((wanted) => entriesOf(value).includes(wanted)),
  gt_date: (value, operand) => momentOf(value) > momentOf(operand),
  lt_date: (value, operand) => momentOf(value) < momentOf(operand),
  gt_int: (value, operand) => numberOf(value) > Number(operand),
  lt_int: (value, operand) => numberOf(value) < Number(operand),
  gt_float: (value, operand) => numberOf(value) > Number(operand),
  lt_float: (value, operand) => numberOf(value) < Number(operand),
  is: (value, operand) => kinds[operand]?.(value) ?? false,
  exists: (value, operand) => (value === undefined) === (operand === 'false'),
}

const kinds: Record<string, (value: unknown) => boolean> = {
  empty: (value) => (textOf(value) ?? '') === '',
  not_empty: (value) => (textOf(value) ?? '') !== '',
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
  true: (value) => value === true || value === 'true',
  false: (value) => value === false || value === 'false',
  null: (value) => value === undefined || value === null,
  not_null: (value) => value !== undefined && value !== null,
}

function matchesOne(value: unknown, { operator, value: operand }: FilterCondition): boolean {
  return tests[operator]?.(value, operand) ?? false
}

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function split(operand: string): string[] {
  return operand.split(',').map((part) => part.trim())
}

function isLike(text: string | undefined, pattern: string): boolean {
  const parts = pattern
    .toLowerCase()
    .split('*')
    .map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'))
  return text !== undefined && new RegExp(`^${parts.join('[^]*')}$`).test(text.toLowerCase())
}

function entriesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((entry) => textOf(entry) ?? []) : []
}

/** Text counts when it is a number as JSON writes one; NaN compares as false both ways. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return Number.NaN
  return /^\s*-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value) ? Number(value) : Number.NaN
}

function momentOf(value: unknown): number {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/.exec(
    typeof value === 'string' ? value : '',
  )
  if (!found) return Number.NaN
  const [, day, minutes = '00:00', seconds = ':00', zone = 'Z'] = found
  return Date.parse(`${day}T${minutes}${seconds}${zone}`)
}
