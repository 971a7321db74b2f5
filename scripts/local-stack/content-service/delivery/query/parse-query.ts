import { unprocessable } from '../delivery-refusal.ts'

/** One condition of `filter_query`; conditions of the group `any` are alternatives of each other. */
export type FilterCondition = { field: string; operator: string; value: string; group: 'all' | 'any' }

/** The query of a request after decoding: plain parameters (the last value wins) and the conditions of `filter_query`. */
export type ParsedQuery = { parameters: ReadonlyMap<string, string>; filters: readonly FilterCondition[] }

/** How a condition is named; `__or` contains a list, hence the empty or numbered brackets before the field. */
const forms: readonly [FilterCondition['group'], RegExp][] = [
  ['any', /^filter_query\[__or\](?:\[\d*\])?\[([^\][]+)\]\[([^\][]+)\](\[\])?$/],
  ['all', /^filter_query\[(?!__or\])([^\][]+)\]\[(?!__or\])([^\][]+)\](\[\])?$/],
]

/**
 * Decodes a query string. Clients send the brackets of `filter_query` raw or percent-encoded, both mean the same.
 * @param search with or without the question mark
 * @throws DeliveryRefusal 422 when a name begins with `filter_query` and is not written as the API defines it
 */
export function parseQuery(search: string): ParsedQuery {
  const parameters = new Map<string, string>()
  const conditions: Written[] = []
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.startsWith('filter_query')) conditions.push(parseCondition(name, value))
    else parameters.set(name, value)
  }
  return { parameters, filters: joinArrays(conditions) }
}

/** The parts of a list that is separated by commas, without empty ones. */
export function csv(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

type Written = FilterCondition & { isListed: boolean }

function parseCondition(name: string, value: string): Written {
  for (const [group, form] of forms) {
    const [, field, operator, list] = form.exec(name) ?? []
    if (field !== undefined && operator !== undefined) {
      return { field, operator, value, group, isListed: list !== undefined }
    }
  }
  throw unprocessable(`Parameter ${name} is not written as filter_query[field][operation]`)
}

/** A client given an array sends `filter_query[field][in][]=a&…[]=b`, which means the list `a,b`. */
function joinArrays(conditions: readonly Written[]): FilterCondition[] {
  const joined: FilterCondition[] = []
  const lists = new Map<string, FilterCondition>()
  for (const { isListed, ...condition } of conditions) {
    const key = [condition.group, condition.field, condition.operator].join(' ')
    const known = isListed ? lists.get(key) : undefined
    if (known) known.value += `,${condition.value}`
    else joined.push(condition)
    if (isListed && !known) lists.set(key, condition)
  }
  return joined
}
