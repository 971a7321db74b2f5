import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './in-transaction.ts'
import type { Submission } from './submission.ts'

/** Equal answers within this time are one: a second click, a second tab, a network that repeats. */
const repeatMs = 10 * 60_000

export type Kept = { id: string; location: string; isRepeated: boolean }

/**
 * Puts a submission with its files and deliveries on the disk in one step. A repeated one gets the answer of the first.
 * When this returns, it outlives the process and the machine's power.
 * @throws Error when the disk is full or cannot be written to: nothing was kept, and nobody may be thanked
 */
export function keepSubmission(database: DatabaseSync, submission: Submission): Kept {
  return inTransaction(database, () => {
    const first = firstOf(database, submission)
    if (first !== undefined) return { ...first, isRepeated: true }
    const { id, form, locale, page, receivedAt, deleteAt, digest, visit, answers, location } = submission
    database
      .prepare('INSERT INTO submissions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(id, form, locale, page, receivedAt, deleteAt, digest, visit, JSON.stringify(answers), location)
    const file = database.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)')
    submission.files.forEach(({ question, name, type, bytes }, place) =>
      file.run(id, place, question, name, type, bytes),
    )
    const delivery = database.prepare(
      'INSERT INTO deliveries (submission, sink, message, state, next_at) VALUES (?, ?, ?, ?, ?)',
    )
    const state = submission.isHeld ? 'held' : 'pending'
    for (const message of submission.messages)
      delivery.run(id, message.sink, JSON.stringify(message), state, receivedAt)
    return { id, location, isRepeated: false }
  })
}

function firstOf(database: DatabaseSync, submission: Submission): { id: string; location: string } | undefined {
  const { form, digest, visit, receivedAt } = submission
  const row = database
    .prepare(
      `SELECT id, location FROM submissions
       WHERE form = ? AND digest = ? AND (received_at > ? OR (visit = ? AND visit <> '')) ORDER BY received_at LIMIT 1`,
    )
    .get(form, digest, receivedAt - repeatMs, visit)
  return row && { id: String(row['id']), location: String(row['location']) }
}
