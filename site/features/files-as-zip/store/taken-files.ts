import { z } from 'zod'
import type { Database, Statements } from '#site/server/database/database.ts'

/** An edition of a file, as it was when a customer took it. Numbers of 64 bits come from PostgreSQL as texts. */
const takenRow = z.object({
  address: z.string(),
  item: z.string(),
  /** Hash of its asset. */
  edition: z.string(),
  title: z.string(),
  /** Edition or version as printed on it; empty where it has none. */
  printed: z.string(),
  /** Day of this edition, ISO 8601 in UTC; empty where it has none. */
  dated: z.string(),
  takenAt: z.coerce.number(),
})
const ofCustomer =
  'SELECT address, item, edition, title, printed, dated, taken_at AS "takenAt" FROM taken_files WHERE subject = $1'

export type TakenFile = z.infer<typeof takenRow>
type NewTakenFile = Omit<TakenFile, 'takenAt'>

/** First and last byte. */
type Part = readonly [start: number, end: number]

/** What a customer has taken is shown for this long. */
const forgottenMs = 730 * 24 * 3600_000
/** A download that was broken off is continued within this time. */
const continuedMs = 7 * 24 * 3600_000
/** More pieces than a download that is resumed leaves behind. */
const mostParts = 50

/** Which editions customers have taken. */
export function takenFiles({ rows, inTransaction }: Database, now: () => number) {
  return {
    /**
     * Notes that a customer has bytes of a file; with all of them the file is taken.
     * @param length of the file
     */
    async note(subject: string, file: NewTakenFile, { part, length }: { part: Part; length: number }): Promise<void> {
      await inTransaction(`taken ${subject}`, async (within) => {
        const isWhole = await hasAll(within, { subject, edition: file.edition, part, length, at: now() })
        if (isWhole) await take(within, subject, { ...file, takenAt: now() })
      })
    },
    /** The newest first. */
    async list(subject: string, most: number): Promise<TakenFile[]> {
      const order = 'ORDER BY taken_at DESC, address, item LIMIT $2'
      return takenRow.array().parse(await rows(`${ofCustomer} ${order}`, [subject, most]))
    },
    /** What the customer took of the given stories. */
    async ofStories(subject: string, addresses: readonly string[]): Promise<TakenFile[]> {
      if (addresses.length === 0) return []
      const places = addresses.map((_, index) => `$${index + 2}`).join(', ')
      const which = `AND address IN (${places}) ORDER BY taken_at DESC`
      return takenRow.array().parse(await rows(`${ofCustomer} ${which}`, [subject, ...addresses]))
    },
  }
}

type Having = { subject: string; edition: string; part: Part; length: number; at: number }

async function hasAll(within: Statements, { subject, edition, part, length, at }: Having): Promise<boolean> {
  const one = 'FROM taken_parts WHERE subject = $1 AND edition = $2'
  const [known] = await within.rows(`SELECT parts ${one}`, [subject, edition])
  const parts = joined([...(JSON.parse(String(known?.['parts'] ?? '[]')) as Part[]), part])
  const isWhole = parts.some(([start, end]) => start === 0 && end >= length - 1)
  if (isWhole || parts.length > mostParts) {
    await within.change(`DELETE ${one}`, [subject, edition])
    return isWhole
  }
  await within.change(
    `INSERT INTO taken_parts (subject, edition, parts, changed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (subject, edition) DO UPDATE SET parts = excluded.parts, changed_at = excluded.changed_at`,
    [subject, edition, JSON.stringify(parts), at],
  )
  return false
}

/** Parts that touch or overlap become one. */
function joined(parts: readonly Part[]): Part[] {
  const inOrder = parts.toSorted(([a], [b]) => a - b)
  return inOrder.reduce<Part[]>((before, [start, end]) => {
    const last = before.at(-1)
    if (!last || start > last[1] + 1) return [...before, [start, end]]
    return [...before.slice(0, -1), [last[0], Math.max(last[1], end)]]
  }, [])
}

async function take(within: Statements, subject: string, file: TakenFile): Promise<void> {
  const { address, item, edition, title, printed, dated, takenAt } = file
  await within.change('DELETE FROM taken_files WHERE taken_at < $1', [takenAt - forgottenMs])
  await within.change('DELETE FROM taken_parts WHERE changed_at < $1', [takenAt - continuedMs])
  await within.change(
    `INSERT INTO taken_files (subject, address, item, edition, title, printed, dated, taken_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (subject, address, item, edition)
     DO UPDATE SET title = excluded.title, printed = excluded.printed, dated = excluded.dated, taken_at = excluded.taken_at`,
    [subject, address, item, edition, title, printed, dated, takenAt],
  )
}
