import type { FormDatabase } from './form-database.ts'
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

/**
 * Takes the message that has been due for longest, of one sink or of any, so that no other worker has it meanwhile; undefined
 * when none is. The index `deliveries_of_sink` has them in this order: after days without a sink a message must not cost
 * a look at all that wait with it.
 */
export async function claimDelivery(
  database: FormDatabase,
  now: number,
  sink?: SinkName,
): Promise<Delivery | undefined> {
  const [row] = await database.rows(
    `UPDATE deliveries SET claimed_until = $1, attempts = attempts + 1 WHERE (submission, sink) = (
       SELECT submission, sink FROM deliveries
       WHERE state = 'pending' AND next_at <= $2 AND claimed_until <= $2 ${sink === undefined ? '' : 'AND sink = $3'}
       ORDER BY next_at LIMIT 1
       ${database.skipTaken})
     RETURNING submission, sink, message, attempts,
       (SELECT received_at FROM submissions WHERE id = submission) AS received_at`,
    sink === undefined ? [now + leaseMs, now] : [now + leaseMs, now, sink],
  )
  if (row === undefined) return undefined
  return {
    submission: String(row['submission']),
    sink: row['sink'] as SinkName,
    message: JSON.parse(String(row['message'])) as OutgoingMessage,
    attempts: Number(row['attempts']),
    receivedAt: Number(row['received_at']),
  }
}

/** The sink has it. What else waits for the same sink is due at once, in the order in which it came: it answers again. */
export async function markDelivered(
  database: FormDatabase,
  { submission, sink }: Pick<Delivery, 'submission' | 'sink'>,
  now: number,
): Promise<void> {
  await database.change(
    `UPDATE deliveries SET state = 'delivered', delivered_at = $1, claimed_until = 0, last_error = ''
     WHERE submission = $2 AND sink = $3`,
    [now, submission, sink],
  )
  await database.change(
    `UPDATE deliveries SET next_at = (SELECT received_at FROM submissions WHERE id = submission)
     WHERE sink = $2 AND state = 'pending' AND attempts > 0 AND next_at > $1`,
    [now, sink],
  )
}

/** The sink did not take it: later again, or given up after days. Another worker may have delivered it meanwhile. */
export async function markFailed(
  database: FormDatabase,
  delivery: Delivery,
  failure: { error: string; now: number },
): Promise<void> {
  const { submission, sink, receivedAt } = delivery
  const next = nextAttempt(failure.now - receivedAt, Math.random())
  await database.change(
    `UPDATE deliveries SET state = $1, next_at = $2, claimed_until = 0, last_error = $3
     WHERE submission = $4 AND sink = $5 AND state = 'pending'`,
    [
      next === undefined ? 'dead' : 'pending',
      failure.now + (next ?? 0),
      failure.error.replaceAll('\0', '').slice(0, 300),
      submission,
      sink,
    ],
  )
}

/** Makes dead and held messages due again; all of them, or those of one submission. Returns how many. */
export async function retryDeliveries(database: FormDatabase, now: number, submission?: string): Promise<number> {
  return await database.change(
    `UPDATE deliveries SET state = 'pending', next_at = $1, claimed_until = 0
     WHERE (CAST($2 AS TEXT) IS NULL AND state = 'dead')
       OR (submission = $2 AND state IN ('dead', 'held', 'pending'))`,
    [now, submission ?? null],
  )
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
export async function listDeliveries(
  database: FormDatabase,
  states: readonly DeliveryState[],
  limit = 100,
): Promise<OutboxRow[]> {
  const rows = await database.rows(
    `SELECT submission, form, sink, state, attempts, received_at, last_error FROM deliveries
     JOIN submissions ON submissions.id = deliveries.submission
     WHERE state IN (${states.map((_, place) => `$${place + 2}`).join(', ')}) ORDER BY received_at DESC LIMIT $1`,
    [limit, ...states],
  )
  return rows.map((row) => ({
    submission: String(row['submission']),
    form: String(row['form']),
    sink: String(row['sink']),
    state: row['state'] as DeliveryState,
    attempts: Number(row['attempts']),
    receivedAt: Number(row['received_at']),
    lastError: String(row['last_error']),
  }))
}

/** Submissions that go to nobody, because their form had no recipients and no webhook was set; the newest first. */
export async function listUnaddressed(database: FormDatabase, limit = 100): Promise<OutboxRow[]> {
  const rows = await database.rows(
    `SELECT id, form, received_at FROM submissions
     WHERE NOT EXISTS (SELECT 1 FROM deliveries WHERE deliveries.submission = submissions.id)
     ORDER BY received_at DESC LIMIT $1`,
    [limit],
  )
  return rows.map((row) => ({
    submission: String(row['id']),
    form: String(row['form']),
    sink: 'nobody',
    state: 'held',
    attempts: 0,
    receivedAt: Number(row['received_at']),
    lastError: 'The form has no recipients, and no webhook is set.',
  }))
}
