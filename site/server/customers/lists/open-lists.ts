import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Row, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'

/** `lines` is JSON. `beside` names the list of which this one is a refused version, and is empty for any other. */
const listTables: TableSet = {
  schema: 'customer_lists',
  hasFleeting: false,
  migrations: [
    {
      name: '1-lists',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE customer_lists (
  id TEXT PRIMARY KEY, subject TEXT NOT NULL, name TEXT NOT NULL, lines TEXT NOT NULL, version ${integer} NOT NULL,
  updated_at ${integer} NOT NULL, beside TEXT NOT NULL
) ${strict};
CREATE INDEX customer_lists_subject ON customer_lists (subject, updated_at);
`),
    },
  ],
}

/** Lists of one customer. */
const mostLists = 200

const storedLines = z.array(z.object({ code: z.string(), amount: z.number(), note: z.string() }))

export type SavedLine = z.infer<typeof storedLines>[number]

export type SavedList = {
  id: string
  name: string
  lines: readonly SavedLine[]
  /** Counts its changes: a change of an older version is refused. */
  version: number
  /** Milliseconds since 1970. */
  updatedAt: number
  /** Id of the list that had a newer version when this one was saved; undefined for a list of its own. */
  beside: string | undefined
}

export type Written = Pick<SavedList, 'name' | 'lines'>

export type CustomerLists = ReturnType<typeof openLists>

/**
 * Saved lists of customers, for every process with the same database. Each function takes the customer, and knows no list of another.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openLists(place: string, now: () => number = Date.now) {
  const { rows, change, close } = openDatabase(place, listTables)

  async function read(subject: string, id: string): Promise<SavedList | undefined> {
    const [row] = await rows('SELECT * FROM customer_lists WHERE subject = $1 AND id = $2', [subject, id])
    return row && listIn(row)
  }

  /** @returns its id; undefined for a customer who has too many */
  async function create(subject: string, { name, lines }: Written, beside = ''): Promise<string | undefined> {
    const id = randomUUID()
    const added = await change(
      `INSERT INTO customer_lists (id, subject, name, lines, version, updated_at, beside)
       SELECT $1, $2, $3, $4, 1, $5, $6 WHERE (SELECT COUNT(*) FROM customer_lists WHERE subject = $2) < ${mostLists}`,
      [id, subject, name, JSON.stringify(lines), now(), beside],
    )
    return added === 1 ? id : undefined
  }

  return {
    read,
    create,
    /** The newest first. */
    async all(subject: string): Promise<SavedList[]> {
      const found = await rows('SELECT * FROM customer_lists WHERE subject = $1 ORDER BY updated_at DESC, id', [
        subject,
      ])
      return found.map(listIn)
    },
    /**
     * Saves a change of a version. Where the list has a newer one with another content, what was written is stored beside it, so that nothing
     * is lost. What is the same as before is no new version: a second press changes nothing.
     * @returns id of the list that now has what was written; undefined where neither could be stored
     */
    async save(subject: string, id: string, written: Written & { version: number }): Promise<string | undefined> {
      const { name, lines, version } = written
      const saved = await change(
        `UPDATE customer_lists SET name = $4, lines = $5, version = version + 1, updated_at = $6
         WHERE subject = $1 AND id = $2 AND version = $3 AND (name <> $4 OR lines <> $5)`,
        [subject, id, version, name, JSON.stringify(lines), now()],
      )
      if (saved === 1) return id
      const newer = await read(subject, id)
      const isSame = newer?.name === name && JSON.stringify(newer.lines) === JSON.stringify(lines)
      return newer && (isSame ? id : await create(subject, { name, lines }, id))
    },
    remove: (subject: string, id: string) =>
      change('DELETE FROM customer_lists WHERE subject = $1 AND (id = $2 OR beside = $2)', [subject, id]),
    close,
  }
}

function listIn(row: Row): SavedList {
  return {
    id: String(row['id']),
    name: String(row['name']),
    lines: storedLines.parse(JSON.parse(String(row['lines']))),
    version: Number(row['version']),
    updatedAt: Number(row['updated_at']),
    beside: String(row['beside']) || undefined,
  }
}
