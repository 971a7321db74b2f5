import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#site/server/database/database.ts'
import { reportingOnce } from '#site/server/database/reporting-once.ts'
import { claimDelivery, type Delivery, markDelivered, markFailed, renewClaim, renewEveryMs } from './outbox.ts'
import { type SinkSettings, sendDelivery } from './sinks.ts'
import { type SinkName, sinkNames } from './submission.ts'
import { forgetAllowances } from './take-allowance.ts'

export type OutboxOptions = {
  database: Database
  settings: SinkSettings
  /** One line for the log, without personal data. */
  report: (line: string) => void
  /** Pause between two looks into the outbox, milliseconds. */
  pauseMs?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

const forgetEveryMs = 60 * 60_000
const forgetAllowancesEveryMs = 60_000

/**
 * Delivers what forms left in the outbox until it is stopped: for each sink one message at a time, so that one that does
 * not answer delays no other. Any number of these may run, here and in other processes. Returns what stops it and waits
 * for the messages under way.
 */
export function startOutbox(options: OutboxOptions): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const deliver = (sink: SinkName) => () => deliverAll(options, sink, () => !signal.aborted)
  const ended = Promise.all([...sinkNames.map(deliver), forgetting(options)].map((run) => repeat(run, options, signal)))
  return async () => {
    stopping.abort()
    await ended
  }
}

async function repeat(
  run: () => Promise<void>,
  { report, pauseMs = 1000 }: OutboxOptions,
  signal: AbortSignal,
): Promise<void> {
  const attempt = reportingOnce(report, 'The outbox could not be read')
  while (!signal.aborted) {
    await attempt(run)
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Messages that still wait keep their submission at most this much longer than the editor said. */
const graceMs = 7 * 86_400_000

/**
 * Deletes answers and files whose days are over, and forms that came back an hour ago. A form that is not delivered yet stays
 * a week longer, so that an outage loses nothing. Returns how many submissions went.
 */
export async function forgetOld(database: Database, now: number): Promise<number> {
  await database.change('DELETE FROM returns WHERE expires_at <= $1', [now])
  return await database.change(
    `DELETE FROM submissions WHERE delete_at <= $1 AND (delete_at <= $2 OR NOT EXISTS (
       SELECT 1 FROM deliveries WHERE deliveries.submission = submissions.id AND state = 'pending'))`,
    [now, now - graceMs],
  )
}

/** Deletes data whose retention has ended, each kind at its own interval. */
function forgetting({ database, report, now = Date.now }: OutboxOptions): () => Promise<void> {
  let allowancesAt = 0
  let submissionsAt = 0
  return async () => {
    const at = now()
    if (at - allowancesAt > forgetAllowancesEveryMs) {
      await forgetAllowances(database, at)
      allowancesAt = at
    }
    if (at - submissionsAt > forgetEveryMs) {
      const count = await forgetOld(database, at)
      submissionsAt = at
      if (count > 0) report(`${count} submissions were deleted: their days are over.`)
    }
  }
}

/** Sends the next message that is due, to one sink or to any; false when there is none. */
export async function deliverNext(options: OutboxOptions, only?: SinkName): Promise<boolean> {
  const { database, settings, report, now = Date.now } = options
  const delivery = await claimDelivery(database, now(), only)
  if (delivery === undefined) return false
  const { submission, sink } = delivery
  const stopRenewing = renewWhileSending(delivery, { database, now })
  try {
    await sendDelivery(delivery, { settings, database })
    await markDelivered(database, delivery, now())
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await markFailed(database, delivery, { error: reason, now: now() })
    report(`Submission ${submission} waits: ${sink} did not take it (${reason.slice(0, 120)}).`)
  } finally {
    stopRenewing()
  }
  return true
}

/** Sends all that is due, for each sink one message at a time. */
export async function deliverDue(options: OutboxOptions): Promise<void> {
  await Promise.all(sinkNames.map((sink) => deliverAll(options, sink)))
}

async function deliverAll(options: OutboxOptions, sink: SinkName, mayGoOn = () => true): Promise<void> {
  while (mayGoOn() && (await deliverNext(options, sink)));
}

function renewWhileSending(
  delivery: Delivery,
  { database, now }: { database: Database; now: () => number },
): () => void {
  // A renewal that fails is followed by the next one, while the lease lasts.
  const renew = () => void renewClaim(database, delivery, now()).catch(() => undefined)
  const timer = setInterval(renew, renewEveryMs).unref()
  return () => clearInterval(timer)
}
