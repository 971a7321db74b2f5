import { parseMoment } from '../query/moment.ts'
import { allOf, inList, type Sql, sql } from '../query/sql-text.ts'
import { isTests } from './is-tests.ts'
import { type JsonField, momentOf, numberOf } from './json-field.ts'
import { like } from './like-pattern.ts'

/** One operation of `filter_query`. `condition` returns undefined for an invalid value. */
export type FilterOperator = {
  name: string
  accepts: string
  meaning: string
  isGuess?: true
  condition: (field: JsonField, value: string) => Sql | undefined
}

const list = 'values separated by commas'
const pattern = 'text with * for anything'
const moment = 'YYYY-MM-dd HH:mm or ISO 8601, UTC unless it names a zone'

/** Every operation (Storyblok docs, filter queries). Numbers, booleans and lists compare by their JSON text. */
export const filterOperators: readonly FilterOperator[] = [
  {
    name: 'in',
    accepts: list,
    meaning: 'equals one of them',
    condition: ({ text }, value) => inList(text, csv(value)),
  },
  {
    name: 'not_in',
    accepts: list,
    meaning: 'equals none of them, or is missing',
    isGuess: true,
    condition: ({ text }, value) => negated(inList(text, csv(value))),
  },
  {
    name: 'like',
    accepts: pattern,
    meaning: 'matches as a whole, letter case aside; an empty pattern means present and empty',
    condition: ({ text }, value) => like(text, value),
  },
  {
    name: 'not_like',
    accepts: pattern,
    meaning: 'does not match, or is missing',
    isGuess: true,
    condition: ({ text }, value) => negated(like(text, value)),
  },
  { name: 'in_array', accepts: list, meaning: 'a list that holds one of them', condition: anyInArray },
  { name: 'any_in_array', accepts: list, meaning: 'the same as in_array', condition: anyInArray },
  { name: 'all_in_array', accepts: list, meaning: 'a list that holds all of them', condition: allInArray },
  {
    name: 'gt_date',
    accepts: moment,
    meaning: 'a later date',
    condition: (field, value) => compareDate(field, '>', value),
  },
  {
    name: 'lt_date',
    accepts: moment,
    meaning: 'an earlier date',
    condition: (field, value) => compareDate(field, '<', value),
  },
  {
    name: 'gt_int',
    accepts: 'a whole number',
    meaning: 'a larger number',
    condition: (field, value) => compare(field, '>', whole(value)),
  },
  {
    name: 'lt_int',
    accepts: 'a whole number',
    meaning: 'a smaller number',
    condition: (field, value) => compare(field, '<', whole(value)),
  },
  {
    name: 'gt_float',
    accepts: 'a number',
    meaning: 'a larger number',
    condition: (field, value) => compare(field, '>', decimal(value)),
  },
  {
    name: 'lt_float',
    accepts: 'a number',
    meaning: 'a smaller number',
    condition: (field, value) => compare(field, '<', decimal(value)),
  },
  {
    name: 'is',
    accepts: isTests.map(({ value }) => value).join(', '),
    meaning: 'is of that kind, see below',
    condition: (field, value) => isTests.find((test) => test.value === value)?.condition(field),
  },
  {
    name: 'exists',
    accepts: 'anything; false means the opposite',
    meaning: 'the field is present, null included',
    isGuess: true,
    condition: ({ type }, value) => sql(value === 'false' ? `${type} IS NULL` : `${type} IS NOT NULL`),
  },
]

/** Values of a comma-separated list, without spaces around them. */
export function csv(text: string): string[] {
  return text.split(',').map((part) => part.trim())
}

/** SQL yields NULL for a missing value; a negation includes such a row. */
function negated(condition: Sql): Sql {
  return { ...condition, text: `NOT coalesce(${condition.text}, 0)` }
}

/** A list entry in the form for comparison; NULL for null and for objects and lists. */
const entry = "CASE entry.type WHEN 'true' THEN 'true' WHEN 'false' THEN 'false' ELSE CAST(entry.atom AS TEXT) END"

/** Whether some entry of the list meets a condition. */
function hasEntry({ content, path }: JsonField, condition: Sql): Sql {
  // The list is extracted first: json_each() parses its argument again for every row, the operator -> does not.
  return {
    ...condition,
    text: `EXISTS (SELECT 1 FROM json_each(${content} -> ${path}) AS entry WHERE ${condition.text})`,
  }
}

function anyInArray(field: JsonField, value: string): Sql {
  return allOf([sql(`${field.type} = 'array'`), hasEntry(field, inList(entry, csv(value)))])
}

function allInArray(field: JsonField, value: string): Sql {
  const each = csv(value).map((wanted) => hasEntry(field, sql(`${entry} = ?`, wanted)))
  return allOf([sql(`${field.type} = 'array'`), ...each])
}

function compareDate(field: JsonField, sign: '<' | '>', value: string): Sql | undefined {
  const parsed = parseMoment(value)
  return parsed === undefined
    ? undefined
    : sql(`${momentOf(field)} ${sign} ?`, parsed.replace('T', ' ').replace('Z', ''))
}

function compare(field: JsonField, sign: '<' | '>', value: number | undefined): Sql | undefined {
  return value === undefined ? undefined : sql(`${numberOf(field)} ${sign} ?`, value)
}

function whole(text: string): number | undefined {
  return /^\s*[+-]?\d{1,15}\s*$/.test(text) ? Number(text) : undefined
}

function decimal(text: string): number | undefined {
  return /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?\s*$/i.test(text) ? Number(text) : undefined
}
