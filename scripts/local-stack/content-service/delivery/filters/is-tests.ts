import { type Sql, sql } from '../query/sql-text.ts'
import type { JsonField } from './json-field.ts'

/** One value of the operation `is`. */
export type IsTest = { value: string; meaning: string; isGuess?: true; condition: (field: JsonField) => Sql }

/** The kinds of value that `is` tests for (Storyblok docs, filter queries, operation is). */
export const isTests: readonly IsTest[] = [
  {
    value: 'empty',
    meaning: 'missing, null or empty text',
    isGuess: true,
    condition: ({ text }) => sql(`coalesce(${text}, '') = ''`),
  },
  {
    value: 'not_empty',
    meaning: 'the opposite of empty',
    isGuess: true,
    condition: ({ text }) => sql(`coalesce(${text}, '') <> ''`),
  },
  {
    value: 'empty_array',
    meaning: 'a list without entries',
    condition: ({ type, text }) => sql(`${type} = 'array' AND ${text} = '[]'`),
  },
  {
    value: 'not_empty_array',
    meaning: 'a list with entries',
    condition: ({ type, text }) => sql(`${type} = 'array' AND ${text} <> '[]'`),
  },
  { value: 'true', meaning: 'true', condition: ({ text }) => sql(`${text} = 'true'`) },
  {
    value: 'false',
    meaning: 'false; a missing value is not false',
    isGuess: true,
    condition: ({ text }) => sql(`${text} = 'false'`),
  },
  { value: 'null', meaning: 'missing or null', isGuess: true, condition: ({ text }) => sql(`${text} IS NULL`) },
  {
    value: 'not_null',
    meaning: 'neither missing nor null',
    isGuess: true,
    condition: ({ text }) => sql(`${text} IS NOT NULL`),
  },
]
