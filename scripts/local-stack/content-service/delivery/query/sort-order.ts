import { unprocessable } from '../delivery-refusal.ts'
import { jsonField, numberOf } from '../filters/json-field.ts'
import type { Layer } from './layer.ts'

/** Story properties that a list can be ordered by; true where every story has a value. */
export const sortableProperties: Readonly<Record<string, boolean>> = {
  id: true,
  uuid: true,
  name: true,
  slug: true,
  full_slug: true,
  position: true,
  created_at: true,
  updated_at: true,
  published_at: false,
  first_published_at: false,
  sort_by_date: false,
  path: false,
}

/** Order of a list without `sort_by`: the one of the editor's content list. */
export const defaultOrder = 's.position DESC, s.id DESC'

/**
 * SQL for `sort_by`: `field:asc|desc[:int|float][:nulls_first|nulls_last]`, several separated by commas. Content
 * fields compare as text unless typed. Missing values come last by default. The id breaks ties.
 * @throws DeliveryRefusal 422 for an unknown property or an invalid rule
 */
export function sortOrder(sortBy: string, layer: Layer): string {
  const rules = sortBy
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
  if (rules.length === 0) return defaultOrder
  const terms = rules.map((rule) => sortTerm(rule, layer))
  // The tie-breaker takes the direction of the first rule, so that one index serves both.
  return [...terms, `s.id ${/ DESC/.test(terms[0] ?? '') ? 'DESC' : 'ASC'}`].join(', ')
}

type SortFlags = { direction: 'ASC' | 'DESC'; isNumber: boolean; isNullsFirst: boolean }

function sortTerm(rule: string, layer: Layer): string {
  const [field = '', ...words] = rule.split(':')
  const flags = sortFlags(words)
  if (!flags)
    throw unprocessable(`Parameter sort_by accepts field:asc|desc[:int|float][:nulls_first|nulls_last], not ${rule}`)
  if (field.startsWith('content.')) {
    const value = jsonField(layer.content, field.slice('content.'.length))
    return directed(flags.isNumber ? `(${numberOf(value)})` : value.text, flags)
  }
  const isAlwaysThere = sortableProperties[field]
  if (isAlwaysThere === undefined) throw unprocessable(`Parameter sort_by does not know the property ${field}`)
  const column = field === 'name' ? layer.name : `s.${field}`
  return isAlwaysThere ? `${column} ${flags.direction}` : directed(column, flags)
}

function directed(value: string, { direction, isNullsFirst }: SortFlags): string {
  return `${value} ${direction} NULLS ${isNullsFirst ? 'FIRST' : 'LAST'}`
}

function sortFlags(words: readonly string[]): SortFlags | undefined {
  const [direction = 'asc', ...rest] = words.map((word) => word.toLowerCase())
  const known = ['int', 'float', 'nulls_first', 'nulls_last']
  if (!['asc', 'desc'].includes(direction) || !rest.every((word) => known.includes(word))) return undefined
  return {
    direction: direction === 'asc' ? 'ASC' : 'DESC',
    isNumber: rest.includes('int') || rest.includes('float'),
    isNullsFirst: rest.includes('nulls_first'),
  }
}
