import type { DatabaseSync } from 'node:sqlite'
import { forgetOld } from './forget-old.ts'
import { claimDelivery, markDelivered, markFailed } from './outbox.ts'
import { type SinkSettings, sendDelivery } from './sinks.ts'

export type OutboxOptions = {
  database: DatabaseSync
  settings: SinkSettings
  /** One line for the log, without personal data. */
  report: (line: string) => void
  /** Pause between two looks into the outbox, milliseconds. */
  pauseMs?: number
}

const forgetEveryMs = 60 * 60_000

/**
 * Delivers what forms left in the outbox, one message at a time, until it is stopped. Any number of these may run,
 * here and in other processes. Returns what stops it and waits for the message under way.
 */
export function startOutbox(options: OutboxOptions): () => Promise<void> {
  const { report, pauseMs = 1000 } = options
  const stopping = new AbortController()
  let forgottenAt = 0
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        while (!stopping.signal.aborted && (await deliverNext(options)));
        if (Date.now() - forgottenAt > forgetEveryMs) {
          forgottenAt = Date.now()
          const count = forgetOld(options.database, forgottenAt)
          if (count > 0) report(`${count} submissions were deleted: their days are over.`)
        }
      } catch (error) {
        report(`The outbox could not be read: ${error instanceof Error ? error.message : String(error)}`)
      }
      await pause(pauseMs, stopping.signal)
    }
  }
  const ended = work()
  return async () => {
    stopping.abort()
    await ended
  }
}

/** Sends the next message that is due; false when there is none. */
export async function deliverNext({ database, settings, report }: OutboxOptions): Promise<boolean> {
  const delivery = claimDelivery(database, Date.now())
  if (delivery === undefined) return false
  const { submission, sink } = delivery
  try {
    await sendDelivery(delivery, { settings, database })
    markDelivered(database, delivery, Date.now())
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    markFailed(database, delivery, { error: reason, now: Date.now() })
    report(`Submission ${submission} waits: ${sink} did not take it (${reason.slice(0, 120)}).`)
  }
  return true
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, ms)
    timer.unref()
    signal.addEventListener('abort', done, { once: true })
  })
}
