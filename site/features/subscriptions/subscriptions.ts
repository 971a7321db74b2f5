import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database, Row, Statements } from '#site/server/database/database.ts'
import {
  type Follow,
  type Frequency,
  follow,
  frequencies,
  nextDue,
  type SubscriberClaims,
  type Subscription,
  subscriberClaims,
} from './subscription.ts'

/** Most of one customer. */
export const mostSubscriptions = 100

export type Subscriber = { subject: string; claims: SubscriberClaims }

export type Choice = { follow: Follow; title: string; frequency: Frequency | 'never'; now: number }

/**
 * What a customer chooses for a folder, a product line or a document. Another frequency keeps the mark, so that nothing is reported twice
 * or never. The last subscription that ends takes what is known of the customer with it.
 * @returns false when the customer has too many
 */
export async function chooseSubscription(database: Database, customer: Subscriber, choice: Choice): Promise<boolean> {
  return await database.inTransaction('subscriptions', async (statements) => {
    const { rows, change } = statements
    const { subject } = customer
    const { kind, target } = choice.follow
    const { title, frequency, now } = choice
    if (frequency === 'never') {
      const one = 'subject = $1 AND kind = $2 AND target = $3'
      await change(`DELETE FROM subscriptions WHERE ${one}`, [subject, kind, target])
      await forgetUnused(statements, subject)
      return true
    }
    const [count] = await rows(
      'SELECT count(*) AS others FROM subscriptions WHERE subject = $1 AND NOT (kind = $2 AND target = $3)',
      [subject, kind, target],
    )
    if (Number(count?.['others']) >= mostSubscriptions) return false
    await change(
      `INSERT INTO subscribers (subject, claims, seen_at) VALUES ($1, $2, $3)
       ON CONFLICT (subject) DO UPDATE SET claims = excluded.claims, seen_at = excluded.seen_at`,
      [subject, JSON.stringify(customer.claims), now],
    )
    await change(
      `INSERT INTO subscriptions (subject, kind, target, title, frequency, since) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (subject, kind, target) DO UPDATE SET title = excluded.title, frequency = excluded.frequency`,
      [subject, kind, target, title, frequency, now],
    )
    await change(
      `INSERT INTO digests (id, subject, frequency, due_at) VALUES ($1, $2, $3, $4) ON CONFLICT (subject, frequency) DO NOTHING`,
      [randomBytes(16).toString('base64url'), subject, frequency, nextDue(frequency, now)],
    )
    await forgetUnused(statements, subject)
    return true
  })
}

async function forgetUnused({ change }: Statements, subject: string): Promise<void> {
  const used = 'SELECT 1 FROM subscriptions WHERE subscriptions.subject ='
  await change(
    `DELETE FROM digests WHERE subject = $1 AND NOT EXISTS (${used} digests.subject AND subscriptions.frequency = digests.frequency)`,
    [subject],
  )
  await change(`DELETE FROM subscribers WHERE subject = $1 AND NOT EXISTS (${used} subscribers.subject)`, [subject])
}

/** What a customer follows, by title. */
export async function listSubscriptions({ rows }: Database, subject: string): Promise<Subscription[]> {
  return subscriptionsIn(await rows('SELECT * FROM subscriptions WHERE subject = $1 ORDER BY title, target', [subject]))
}

/** A visit is written down at most once in an hour. */
const notedMs = 3600_000

/** A subscriber visits: the next digest has the rights, the address and the language of now. */
export async function noteClaims(
  { rows, change }: Database,
  { subject, claims }: Subscriber,
  now: number,
): Promise<void> {
  const [known] = await rows('SELECT claims, seen_at FROM subscribers WHERE subject = $1', [subject])
  const text = JSON.stringify(claims)
  if (known && (known['claims'] !== text || Number(known['seen_at']) < now - notedMs))
    await change('UPDATE subscribers SET claims = $1, seen_at = $2 WHERE subject = $3', [text, now, subject])
}

/** The receiver of the digest that a link of its mail names; undefined when it has ended. */
export async function findDigest({ rows }: Database, id: string): Promise<SubscriberClaims | undefined> {
  const sql = 'SELECT claims FROM digests JOIN subscribers ON subscribers.subject = digests.subject WHERE id = $1'
  const [row] = await rows(sql, [id])
  return row && claimsIn(row)
}

/** Ends a digest and all subscriptions that it reports. @returns whether there was one */
export async function endDigest(database: Database, id: string): Promise<boolean> {
  return await database.inTransaction('subscriptions', async (statements) => {
    const [row] = await statements.rows('SELECT subject, frequency FROM digests WHERE id = $1', [id])
    if (!row) return false
    const [subject, frequency] = [String(row['subject']), String(row['frequency'])]
    await statements.change('DELETE FROM subscriptions WHERE subject = $1 AND frequency = $2', [subject, frequency])
    await forgetUnused(statements, subject)
    return true
  })
}

/** Numbers of 64 bits come from PostgreSQL as texts. */
const digestRow = z.object({
  id: z.string(),
  subject: z.string(),
  frequency: z.enum(frequencies),
  dueAt: z.coerce.number(),
  /** The last visit of the customer, milliseconds since 1970. */
  seenAt: z.coerce.number(),
})

export type DueDigest = z.infer<typeof digestRow> & {
  claims: SubscriberClaims
  subscriptions: readonly Subscription[]
}

/** The digests that have been due for longest. */
export async function dueDigests({ rows }: Database, now: number, most: number): Promise<DueDigest[]> {
  const due = await rows(
    `SELECT id, digests.subject AS subject, frequency, due_at AS "dueAt", claims, seen_at AS "seenAt" FROM digests
     JOIN subscribers ON subscribers.subject = digests.subject WHERE due_at <= $1 ORDER BY due_at, id LIMIT $2`,
    [now, most],
  )
  if (due.length === 0) return []
  const subjects = [...new Set(due.map(({ subject }) => String(subject)))]
  const followed = await rows(
    `SELECT * FROM subscriptions WHERE subject IN (${subjects.map((_, at) => `$${at + 1}`).join(', ')})`,
    subjects,
  )
  const bySubject = Map.groupBy(followed, ({ subject }) => subject)
  return due.map((row) => {
    const digest = digestRow.parse(row)
    const own = subscriptionsIn(bySubject.get(digest.subject) ?? [])
    const subscriptions = own.filter(({ frequency }) => frequency === digest.frequency)
    return { ...digest, claims: claimsIn(row), subscriptions }
  })
}

export type Settlement = {
  digest: DueDigest
  /** The new mark of what the digest has looked at. */
  until: number
  /** Puts the mail into the outbox; undefined when nothing has changed. */
  queue: ((statements: Statements) => Promise<unknown>) | undefined
}

/**
 * Moves the marks of digests and queues their mails, in one transaction. A digest that another process has settled, or that has ended since
 * it was read, is left out. @returns how many mails were queued
 */
export async function settleDigests(
  database: Database,
  settlements: readonly Settlement[],
  now: number,
): Promise<number> {
  return await database.inTransaction('subscriptions', async (statements) => {
    let queued = 0
    for (const { digest, until, queue } of settlements) {
      const { id, subject, dueAt, frequency } = digest
      const due = 'UPDATE digests SET due_at = $1 WHERE id = $2 AND due_at = $3'
      if ((await statements.change(due, [nextDue(frequency, now), id, dueAt])) === 0) continue
      for (const { kind, target, since } of digest.subscriptions) {
        await statements.change(
          'UPDATE subscriptions SET since = $1 WHERE subject = $2 AND kind = $3 AND target = $4 AND since = $5',
          [Math.max(since, until), subject, kind, target, since],
        )
      }
      await queue?.(statements)
      queued += queue ? 1 : 0
    }
    return queued
  })
}

const subscriptionRow = z.intersection(
  z.object({ title: z.string(), frequency: z.enum(frequencies), since: z.coerce.number() }),
  follow,
)

function subscriptionsIn(rows: readonly Row[]): Subscription[] {
  return rows.map((row) => subscriptionRow.parse(row))
}

function claimsIn(row: Row): SubscriberClaims {
  return subscriberClaims.parse(JSON.parse(String(row['claims'])))
}
