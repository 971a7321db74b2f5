import type { Database, Row, Statements } from '#site/server/database/database.ts'
import { nextAttempt } from './next-attempt.ts'
import type { OutgoingMessage, SinkName } from './submission.ts'

/** `held` waits for a manual release, `dead` was given up after days. */
export type DeliveryState = 'pending' | 'delivered' | 'dead' | 'held'

export type Delivery = {
  submission: string
  sink: SinkName
  message: OutgoingMessage
  attempts: number
  receivedAt: number
}

/**
 * Lease of a worker for one message, which the worker renews while it sends: the message of a killed one is sent by another within ten
 * seconds, also where the clocks of two machines differ by one.
 */
const leaseMs = 8000
export const renewEveryMs = 2000

/**
 * Claims a due message, of one sink or of any, so that no other worker sends it meanwhile; undefined when none is due. The message that
 * has been due for longest decides which form's recipients get one now; they get the message of that form with the earliest turn, and
 * the other one takes its place. So the rate of a form stays, and one sender's flood is delivered after all other submissions. A retry
 * has its own time.
 *
 * Each claim costs the same, however many messages wait: indexes have these orders.
 */
export async function claimDelivery(database: Database, now: number, sink?: SinkName): Promise<Delivery | undefined> {
  return await database.inTransaction('claim', async (statements) => {
    const due = await longestDue(statements, now, sink)
    if (due === undefined) return undefined
    const first = due.attempts === 0 ? await firstInTurn(statements, due, now) : undefined
    if (first) await statements.change(`UPDATE deliveries SET next_at = $1 ${named}`, [first.nextAt, ...nameOf(due)])
    return await take(statements, first ?? due, now)
  })
}

type Waiting = { submission: string; sink: SinkName; form: string; turn: number; nextAt: number; attempts: number }

const waiting = 'SELECT submission, sink, form, turn, next_at, attempts FROM deliveries'
const named = 'WHERE submission = $2 AND sink = $3'

function nameOf({ submission, sink }: Waiting): [string, string] {
  return [submission, sink]
}

async function longestDue({ rows }: Statements, now: number, sink?: SinkName): Promise<Waiting | undefined> {
  const found = await rows(
    `${waiting} WHERE state = 'pending' AND next_at <= $1 AND claimed_until <= $1 ${sink === undefined ? '' : 'AND sink = $2'}
     ORDER BY next_at, turn LIMIT 1`,
    sink === undefined ? [now] : [now, sink],
  )
  return waitingIn(found)
}

async function firstInTurn({ rows }: Statements, due: Waiting, now: number): Promise<Waiting | undefined> {
  const found = await rows(
    `${waiting} WHERE form = $1 AND sink = $2 AND state = 'pending' AND attempts = 0 AND claimed_until <= $3 AND turn < $4
     ORDER BY turn LIMIT 1`,
    [due.form, due.sink, now, due.turn],
  )
  return waitingIn(found)
}

function waitingIn([row]: readonly Row[]): Waiting | undefined {
  return (
    row && {
      submission: String(row['submission']),
      sink: row['sink'] as SinkName,
      form: String(row['form']),
      turn: Number(row['turn']),
      nextAt: Number(row['next_at']),
      attempts: Number(row['attempts']),
    }
  )
}

/**
 * The caller owns the message until the lease expires. A message that another worker has just delivered is not leased.
 */
async function take({ rows }: Statements, found: Waiting, now: number): Promise<Delivery | undefined> {
  const [row] = await rows(
    `UPDATE deliveries SET claimed_until = $1, attempts = attempts + 1 ${named} AND state = 'pending'
     RETURNING message, attempts, (SELECT received_at FROM submissions WHERE id = submission) AS received_at`,
    [now + leaseMs, ...nameOf(found)],
  )
  if (row === undefined) return undefined
  const message: OutgoingMessage = JSON.parse(String(row['message']))
  return {
    submission: found.submission,
    sink: found.sink,
    message,
    attempts: Number(row['attempts']),
    receivedAt: Number(row['received_at']),
  }
}

/** The worker goes on sending: its lease lasts from now again. Nothing changes where another worker has claimed the message since. */
export async function renewClaim(
  database: Database,
  { submission, sink, attempts }: Pick<Delivery, 'submission' | 'sink' | 'attempts'>,
  now: number,
): Promise<void> {
  await database.change(
    `UPDATE deliveries SET claimed_until = $1
     WHERE submission = $2 AND sink = $3 AND state = 'pending' AND attempts = $4`,
    [now + leaseMs, submission, sink, attempts],
  )
}

/** The sink has it. Other messages for the same sink are due at once, in the order of turns: it answers again. */
export async function markDelivered(
  database: Database,
  { submission, sink }: Pick<Delivery, 'submission' | 'sink'>,
  now: number,
): Promise<void> {
  await database.change(
    `UPDATE deliveries SET state = 'delivered', delivered_at = $1, claimed_until = 0, last_error = ''
     WHERE submission = $2 AND sink = $3`,
    [now, submission, sink],
  )
  await database.change(
    `UPDATE deliveries SET next_at = CASE WHEN turn < $1 THEN turn ELSE $1 END
     WHERE sink = $2 AND state = 'pending' AND attempts > 0 AND next_at > $1`,
    [now, sink],
  )
}

/**
 * The sink did not take it: later again, or given up after days. Nothing changes where another worker has delivered or claimed it since.
 */
export async function markFailed(
  database: Database,
  delivery: Delivery,
  failure: { error: string; now: number },
): Promise<void> {
  const { submission, sink, receivedAt, attempts } = delivery
  const next = nextAttempt(failure.now - receivedAt, Math.random())
  await database.change(
    `UPDATE deliveries SET state = $1, next_at = $2, claimed_until = 0, last_error = $3
     WHERE submission = $4 AND sink = $5 AND state = 'pending' AND attempts = $6`,
    [
      next === undefined ? 'dead' : 'pending',
      failure.now + (next ?? 0),
      failure.error.replaceAll('\0', '').slice(0, 300),
      submission,
      sink,
      attempts,
    ],
  )
}

/** Makes `dead` and `held` messages due again; all of them, or those of one submission. Returns how many. */
export async function retryDeliveries(database: Database, now: number, submission?: string): Promise<number> {
  return await database.change(
    `UPDATE deliveries SET state = 'pending', next_at = $1, claimed_until = 0
     WHERE (CAST($2 AS TEXT) IS NULL AND state = 'dead')
       OR (submission = $2 AND state IN ('dead', 'held', 'pending'))`,
    [now, submission ?? null],
  )
}

/**
 * How many messages of a state there are, and how long ago the oldest was to be sent first.
 * @param now milliseconds since 1970
 */
export async function waitingDeliveries(
  database: Database,
  state: DeliveryState,
  now: number,
): Promise<{ length: number; oldestMs: number }> {
  const [row] = await database.rows('SELECT COUNT(*) AS length, MIN(turn) AS oldest FROM deliveries WHERE state = $1', [
    state,
  ])
  const length = Number(row?.['length'])
  return { length, oldestMs: length > 0 ? Math.max(0, now - Number(row?.['oldest'])) : 0 }
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
  database: Database,
  states: readonly DeliveryState[],
  limit = 100,
): Promise<OutboxRow[]> {
  const rows = await database.rows(
    `SELECT submission, submissions.form AS form, sink, state, attempts, received_at, last_error FROM deliveries
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

/** Submissions without a recipient or webhook, the newest first. */
export async function listUnaddressed(database: Database, limit = 100): Promise<OutboxRow[]> {
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
