import type { DatabaseSync } from 'node:sqlite'
import { nextAttempt } from './next-attempt.ts'
import type { OutgoingMessage, SinkName } from './submission.ts'

/** `held` waits for a person, `dead` was given up after days. */
export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'held'

export type Delivery = {
  submission: string
  sink: SinkName
  message: OutgoingMessage
  attempts: number
  receivedAt: number
}

/** How long a worker may take for one message; after that another one may try. */
const leaseMs = 120_000

/** Takes the oldest message that is due, so that no other worker has it meanwhile; undefined when none is. */
export function claimDelivery(database: DatabaseSync, now: number): Delivery | undefined {
  const row = database
    .prepare(
      `UPDATE deliveries SET claimed_until = ?, attempts = attempts + 1 WHERE rowid = (
         SELECT deliveries.rowid FROM deliveries JOIN submissions ON submissions.id = deliveries.submission
         WHERE state = 'pending' AND next_at <= ? AND claimed_until <= ? ORDER BY received_at LIMIT 1)
       RETURNING submission, sink, message, attempts,
         (SELECT received_at FROM submissions WHERE id = submission) AS received_at`,
    )
    .get(now + leaseMs, now, now)
  if (row === undefined) return undefined
  return {
    submission: String(row['submission']),
    sink: row['sink'] as SinkName,
    message: JSON.parse(String(row['message'])) as OutgoingMessage,
    attempts: Number(row['attempts']),
    receivedAt: Number(row['received_at']),
  }
}

/** The sink has it. What else waits for the same sink is due at once: it answers again. */
export function markDelivered(database: DatabaseSync, { submission, sink }: Delivery, now: number): void {
  database
    .prepare(
      `UPDATE deliveries SET state = 'delivered', delivered_at = ?, claimed_until = 0, last_error = ''
       WHERE submission = ? AND sink = ?`,
    )
    .run(now, submission, sink)
  database
    .prepare(`UPDATE deliveries SET next_at = ? WHERE sink = ? AND state = 'pending' AND attempts > 0 AND next_at > ?`)
    .run(now, sink, now)
}

/** The sink did not take it: later again, or given up after days. */
export function markFailed(database: DatabaseSync, delivery: Delivery, failure: { error: string; now: number }): void {
  const { submission, sink, receivedAt } = delivery
  const next = nextAttempt(failure.now - receivedAt, Math.random())
  database
    .prepare(
      'UPDATE deliveries SET state = ?, next_at = ?, claimed_until = 0, last_error = ? WHERE submission = ? AND sink = ?',
    )
    .run(
      next === undefined ? 'dead' : 'pending',
      failure.now + (next ?? 0),
      failure.error.slice(0, 300),
      submission,
      sink,
    )
}

/** Makes dead and held messages due again; all of them, or those of one submission. Returns how many. */
export function retryDeliveries(database: DatabaseSync, now: number, submission?: string): number {
  const { changes } = database
    .prepare(
      `UPDATE deliveries SET state = 'pending', next_at = ?1, claimed_until = 0
       WHERE (?2 IS NULL AND state = 'dead') OR (submission = ?2 AND state IN ('dead', 'held', 'pending'))`,
    )
    .run(now, submission ?? null)
  return Number(changes)
}

export type OutboxRow = {
  submission: string
  form: string
  sink: string
  state: DeliveryState
  attempts: number
  receivedAt: number
  lastError: string
}

/** What waits, failed or was delivered, the newest first. Without answers: a list on a screen shows no personal data. */
export function listDeliveries(database: DatabaseSync, states: readonly DeliveryState[], limit = 100): OutboxRow[] {
  return database
    .prepare(
      `SELECT submission, form, sink, state, attempts, received_at, last_error FROM deliveries
       JOIN submissions ON submissions.id = deliveries.submission
       WHERE state IN (SELECT value FROM json_each(?)) ORDER BY received_at DESC LIMIT ?`,
    )
    .all(JSON.stringify(states), limit)
    .map((row) => ({
      submission: String(row['submission']),
      form: String(row['form']),
      sink: String(row['sink']),
      state: row['state'] as DeliveryState,
      attempts: Number(row['attempts']),
      receivedAt: Number(row['received_at']),
      lastError: String(row['last_error']),
    }))
}
