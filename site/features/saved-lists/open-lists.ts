import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Statements, TableSet } from '#site/server/database/database.ts'
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
    {
      name: '2-message',
      up: async ({ run }) => await run(`ALTER TABLE customer_lists ADD COLUMN message TEXT NOT NULL DEFAULT ''`),
    },
  ],
}

/** Lists of one customer. */
const mostLists = 200

const storedList = z.object({
  id: z.string(),
  name: z.string(),
  lines: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(
      z.array(z.object({ code: z.string(), amount: z.number(), note: z.string(), unclear: z.string().optional() })),
    ),
  /** What the customer writes to sales with it. */
  message: z.string(),
  /** Counts its changes: a change of an older version is refused. */
  version: z.coerce.number(),
  /** Milliseconds since 1970. */
  updatedAt: z.coerce.number(),
  /** Id of the list that had a newer version when this one was saved; undefined for a list of its own. */
  beside: z.string().transform((id) => id || undefined),
})

export type SavedList = z.infer<typeof storedList>

type Written = { name: string; lines: readonly SavedList['lines'][number][]; message?: string }

/** The lines in one form, whatever order their keys came in. */
function textOf(lines: Written['lines']): string {
  return JSON.stringify(lines.map(({ code, amount, note, unclear }) => ({ code, amount, note, unclear })))
}

export type CustomerLists = ReturnType<typeof openLists>

/**
 * Saved lists of customers, for every process with the same database.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openLists(place: string, now: () => number = Date.now) {
  const database = openDatabase(place, listTables)
  return {
    /** The lists of a customer, where there are none of another. */
    of: (subject: string) => listsOf(database, subject, now),
    close: database.close,
  }
}

function listsOf({ rows, change }: Statements, subject: string, now: () => number) {
  const select = async (condition: string, ...values: string[]): Promise<SavedList[]> => {
    const sql = `SELECT *, updated_at AS "updatedAt" FROM customer_lists WHERE subject = $1 ${condition}`
    return (await rows(sql, [subject, ...values])).map((row) => storedList.parse(row))
  }
  const read = async (id: string): Promise<SavedList | undefined> => (await select('AND id = $2', id))[0]

  /** @returns its id; undefined for a customer who has too many */
  async function create({ name, lines, message = '' }: Written, beside = ''): Promise<string | undefined> {
    const id = randomUUID()
    const added = await change(
      `INSERT INTO customer_lists (id, subject, name, lines, version, updated_at, beside, message)
       SELECT $1, $2, $3, $4, 1, $5, $6, $7 WHERE (SELECT COUNT(*) FROM customer_lists WHERE subject = $2) < ${mostLists}`,
      [id, subject, name, textOf(lines), now(), beside, message],
    )
    return added === 1 ? id : undefined
  }

  /**
   * Saves a change of a version. Where the list has a newer one with another content, the change is stored beside it, so that nothing
   * is lost. Equal content is no new version: a second press changes nothing.
   * @returns id of the list that now has what was written; undefined where neither could be stored
   */
  async function save(
    id: string,
    { name, lines, message = '', version }: Written & { version: number },
  ): Promise<string | undefined> {
    const text = textOf(lines)
    const saved = await change(
      `UPDATE customer_lists SET name = $4, lines = $5, version = version + 1, updated_at = $6, message = $7
       WHERE subject = $1 AND id = $2 AND version = $3 AND (name <> $4 OR lines <> $5 OR message <> $7)`,
      [subject, id, version, name, text, now(), message],
    )
    if (saved === 1) return id
    const newer = await read(id)
    const isSame = newer?.name === name && newer.message === message && textOf(newer.lines) === text
    return newer && (isSame ? id : await create({ name, lines, message }, id))
  }

  const remove = (id: string): Promise<number> =>
    change('DELETE FROM customer_lists WHERE subject = $1 AND (id = $2 OR beside = $2)', [subject, id])

  return {
    /** The newest first. */
    all: () => select('ORDER BY updated_at DESC, id'),
    read,
    create,
    /** Whether the customer may have so many more lists. */
    async hasRoomFor(more: number): Promise<boolean> {
      const [row] = await rows('SELECT COUNT(*) AS count FROM customer_lists WHERE subject = $1', [subject])
      return Number(row?.['count']) + more <= mostLists
    },
    save,
    remove,
    /** A refused version replaces the list beside which it is stored. */
    async replaceBy({ id, beside = '', name, lines, message }: SavedList): Promise<string | undefined> {
      const newer = await read(beside)
      const saved = newer && (await save(beside, { name, lines, message, version: newer.version }))
      if (saved !== undefined) await remove(id)
      return saved
    },
  }
}
