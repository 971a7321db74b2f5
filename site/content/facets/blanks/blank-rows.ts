import type { Scratch } from '#site/server/database/open-scratch.ts'
import type { Blank, MeasuredKey } from './measured-key.ts'
import { measureNames as columns, distanceExpression, longestDifference, type MeasureName } from './nearness.ts'

/**
 * Blanks with what is measured at a key. The index has all columns that a search reads, in the order in which it narrows; `id` puts
 * equal candidates into the same order in every process.
 */
export const blankTable = `
CREATE TABLE blank (
  number INTEGER PRIMARY KEY, id INTEGER NOT NULL, key_type TEXT NOT NULL, length REAL, height REAL, head TEXT, cuts INTEGER,
  grooves INTEGER, sides TEXT
) STRICT;
CREATE INDEX blank_by_type ON blank (key_type, length, height, head, cuts, grooves, sides, id);
`

/** A candidate for a measured key; the smaller its distance, the nearer. */
export type NearBlank = { uuid: string; blank: Blank; distance: number }

/** Values that the blanks of a type have, each once. */
export type BlankChoices = { heads: string[]; cuts: number[]; grooves: number[]; sides: string[] }

/** The queries of the finder over the blanks of a language. */
export type BlankIndex = {
  /** Candidates of a type, nearest first; with a length, only those within `longestDifference` of it. */
  nearest: (keyType: string, measured: MeasuredKey, limit: number) => NearBlank[]
  choices: (keyType: string) => BlankChoices
}

type StoredBlank = { uuid: string; distance: number; key_type: string } & Record<
  'length' | 'height' | 'cuts' | 'grooves',
  number | null
> &
  Record<'head' | 'sides', string | null>

/** Blanks in the table of products, by the product's number. */
export function blankRows(database: Scratch) {
  const insert = database.prepare(
    `INSERT INTO blank (number, id, key_type, ${columns}) VALUES (?, ?, ?, ${columns.map(() => '?')})`,
  )
  const deleting = database.prepare('DELETE FROM blank WHERE number = ?')
  const distinct = Object.fromEntries(
    columns.map((name) => [
      name,
      database.prepare(
        `SELECT DISTINCT ${name} AS value FROM blank WHERE key_type = ? AND ${name} IS NOT NULL ORDER BY value`,
      ),
    ]),
  )
  const valuesOf = (name: MeasureName, keyType: string) =>
    (distinct[name]?.all(keyType) ?? []).map(({ value }) => value)
  return {
    add(number: number, id: number, blank: Blank): void {
      insert.run(number, id, blank.keyType, ...columns.map((name) => blank[name] ?? null))
    },
    remove: (number: number) => void deleting.run(number),
    nearest(keyType: string, measured: MeasuredKey, limit: number): NearBlank[] {
      const within = measured.length === undefined ? '' : `AND length BETWEEN :length - :most AND :length + :most`
      const statement = database.prepare(`
        SELECT uuid, near.* FROM (
          SELECT number, id, key_type, ${columns}, ${distanceExpression(measured)} AS distance FROM blank
          WHERE key_type = :type ${within} ORDER BY distance, id LIMIT :limit
        ) AS near JOIN product USING (number) ORDER BY distance, near.id`)
      const given = columns.flatMap((name) => (measured[name] === undefined ? [] : [[name, measured[name]] as const]))
      const most = measured.length === undefined ? [] : [['most', longestDifference] as const]
      const rows = statement.all({ type: keyType, limit, ...Object.fromEntries([...given, ...most]) }) as StoredBlank[]
      return rows.map((row) => ({ uuid: row.uuid, blank: toBlank(row), distance: row.distance }))
    },
    choices: (keyType: string): BlankChoices => ({
      heads: valuesOf('head', keyType).map(String),
      cuts: valuesOf('cuts', keyType).map(Number),
      grooves: valuesOf('grooves', keyType).map(Number),
      sides: valuesOf('sides', keyType).map(String),
    }),
  }
}

function toBlank({ key_type: keyType, length, height, head, cuts, grooves, sides }: StoredBlank): Blank {
  return {
    keyType,
    length: length ?? undefined,
    height: height ?? undefined,
    head: head ?? undefined,
    cuts: cuts ?? undefined,
    grooves: grooves ?? undefined,
    sides: sides ?? undefined,
  }
}
