import type { Database, Statements } from '#site/server/database/database.ts'
import type { Submission } from './submission.ts'

/** Equal submissions within this time count as one: a second click, a second tab, a network retry. */
const repeatMs = 10 * 60_000

export type Stored = { id: string; location: string; isRepeated: boolean }

/**
 * Puts a submission with its files and deliveries on the disk in one step. A repeated one gets the answer of the first.
 * When this returns, it outlives the process and the machine's power.
 * @throws Error when the disk is full or cannot be written to: nothing was stored, and no thanks may be shown
 */
export async function storeSubmission(database: Database, submission: Submission): Promise<Stored> {
  return await database.inTransaction(`${submission.form} ${submission.digest}`, async (statements) => {
    const first = await firstOf(statements, submission)
    if (first !== undefined) return { ...first, isRepeated: true }
    const { id, form, locale, page, receivedAt, deliverAt, turn, deleteAt, digest, visit, answers, location } =
      submission
    await statements.change(
      `INSERT INTO submissions (id, form, locale, page, received_at, delete_at, digest, visit, answers, location)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, form, locale, page, receivedAt, deleteAt, digest, visit, JSON.stringify(answers), location],
    )
    for (const [place, { question, name, type, bytes }] of submission.files.entries()) {
      await statements.change(
        'INSERT INTO files (submission, place, question, name, type, bytes) VALUES ($1, $2, $3, $4, $5, $6)',
        [id, place, question, name, type, bytes],
      )
    }
    const state = submission.isHeld ? 'held' : 'pending'
    for (const message of submission.messages) {
      await statements.change(
        `INSERT INTO deliveries (submission, sink, message, state, next_at, form, turn)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, message.sink, JSON.stringify(message), state, deliverAt, form, turn],
      )
    }
    return { id, location, isRepeated: false }
  })
}

async function firstOf(
  statements: Statements,
  { form, digest, visit, receivedAt }: Submission,
): Promise<{ id: string; location: string } | undefined> {
  const [row] = await statements.rows(
    `SELECT id, location FROM submissions
     WHERE form = $1 AND digest = $2 AND (received_at > $3 OR (visit = $4 AND visit <> '')) ORDER BY received_at LIMIT 1`,
    [form, digest, receivedAt - repeatMs, visit],
  )
  return row && { id: String(row['id']), location: String(row['location']) }
}
