import { unprocessable } from '../delivery-refusal.ts'
import { jsonField, numberOf } from '../filters/json-field.ts'
import type { Layer } from './layer.ts'
import { csv } from './parse-query.ts'

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

/** One value by which a list is ordered, and how: `ASC`, `DESC NULLS LAST`. */
export type SortTerm = { value: string; direction: string }

/** Order of a list without `sort_by`: the one of the editor's content list. */
const defaultOrder: readonly SortTerm[] = [
  { value: 's.position', direction: 'DESC' },
  { value: 's.id', direction: 'DESC' },
]

/** The database orders by few thousand values, and a list by one or two. */
const mostRules = 50

/** SQL for `sort_by`, see `sortTerms`. */
export function sortOrder(sortBy: string, layer: Layer): string {
  return sortTerms(sortBy, layer)
    .map(({ value, direction }) => `${value} ${direction}`)
    .join(', ')
}

/**
 * The terms of `sort_by`: `field:asc|desc[:int|float][:nulls_first|nulls_last]`, several separated by commas. Content
 * fields compare as text unless typed. Missing values come last by default. The id breaks ties.
 * @throws DeliveryRefusal 422 for an unknown property or an invalid rule
 */
export function sortTerms(sortBy: string, layer: Layer): readonly SortTerm[] {
  const rules = csv(sortBy)
  if (rules.length === 0) return defaultOrder
  if (rules.length > mostRules) throw unprocessable(`Parameter sort_by accepts at most ${mostRules} rules`)
  const terms = rules.map((rule) => sortTerm(rule, layer))
  // The tie-breaker takes the direction of the first rule, so that one index serves both.
  return [...terms, { value: 's.id', direction: terms[0]?.direction.startsWith('DESC') ? 'DESC' : 'ASC' }]
}

type SortFlags = { direction: 'ASC' | 'DESC'; isNumber: boolean; isNullsFirst: boolean }

function sortTerm(rule: string, layer: Layer): SortTerm {
  const [field = '', ...words] = rule.split(':')
  const flags = sortFlags(words)
  if (!flags)
    throw unprocessable(`Parameter sort_by accepts field:asc|desc[:int|float][:nulls_first|nulls_last], not ${rule}`)
  if (field.startsWith('content.')) {
    const value = jsonField(layer.content, field.slice('content.'.length))
    return directed(flags.isNumber ? `(${numberOf(value)})` : value.text, flags)
  }
  const isAlwaysThere = Object.hasOwn(sortableProperties, field) ? sortableProperties[field] : undefined
  if (isAlwaysThere === undefined) throw unprocessable(`Parameter sort_by does not know the property ${field}`)
  const column = ownColumns(layer)[field] ?? `s.${field}`
  return isAlwaysThere ? { value: column, direction: flags.direction } : directed(column, flags)
}

/** Properties that differ between the layers. */
function ownColumns({ name, updatedAt }: Layer): Readonly<Record<string, string>> {
  return { name, updated_at: updatedAt }
}

function directed(value: string, { direction, isNullsFirst }: SortFlags): SortTerm {
  return { value, direction: `${direction} NULLS ${isNullsFirst ? 'FIRST' : 'LAST'}` }
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
