import type { SQLInputValue } from 'node:sqlite'

/**
 * A fragment of SQL with the values of its question marks, in order. Text from a request is always a value, never SQL.
 */
export type Sql = { text: string; values: readonly SQLInputValue[] }

export function sql(text: string, ...values: SQLInputValue[]): Sql {
  return { text, values }
}

/** Joins fragments with AND; without a fragment the result is true. */
export function allOf(pieces: readonly Sql[]): Sql {
  return joined(pieces, ' AND ', '1')
}

/** Joins fragments with OR; without a fragment the result is false. */
export function anyOf(pieces: readonly Sql[]): Sql {
  return joined(pieces, ' OR ', '0')
}

export function not(condition: Sql): Sql {
  return { ...condition, text: `NOT (${condition.text})` }
}

function joined(pieces: readonly Sql[], word: string, empty: string): Sql {
  if (pieces.length === 0) return sql(empty)
  return {
    text: treeOf(
      pieces.map(({ text }) => `(${text})`),
      word,
    ),
    values: pieces.flatMap(({ values }) => values),
  }
}

/** SQLite takes expressions up to a depth, and each piece of a chain is one level deeper than the piece before it. */
function treeOf(texts: readonly string[], word: string): string {
  if (texts.length <= 10) return texts.join(word)
  const middle = Math.ceil(texts.length / 2)
  return `(${treeOf(texts.slice(0, middle), word)})${word}(${treeOf(texts.slice(middle), word)})`
}

/**
 * `column IN (…)` over any number of values in one bound value, so that the text stays the same for the statement
 * cache.
 */
export function inList(column: string, values: readonly (string | number)[]): Sql {
  return sql(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values))
}
