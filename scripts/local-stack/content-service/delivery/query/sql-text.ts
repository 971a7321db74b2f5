import type { SQLInputValue } from 'node:sqlite'

/** A piece of SQL with the values of its question marks, in order. Text from a request is always a value, never SQL. */
export type Sql = { text: string; values: readonly SQLInputValue[] }

export function sql(text: string, ...values: SQLInputValue[]): Sql {
  return { text, values }
}

/** All pieces must hold; no piece at all is true. */
export function allOf(pieces: readonly Sql[]): Sql {
  return joined(pieces, ' AND ', '1')
}

/** One piece must hold; no piece at all is false. */
export function anyOf(pieces: readonly Sql[]): Sql {
  return joined(pieces, ' OR ', '0')
}

function joined(pieces: readonly Sql[], word: string, empty: string): Sql {
  if (pieces.length === 0) return sql(empty)
  return {
    text: pieces.map(({ text }) => `(${text})`).join(word),
    values: pieces.flatMap(({ values }) => values),
  }
}

/** `column IN (…)` over any number of values with one value bound, so that the text stays the same for the statement cache. */
export function inList(column: string, values: readonly (string | number)[]): Sql {
  return sql(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values))
}
