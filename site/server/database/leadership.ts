import { randomUUID } from 'node:crypto'
import type { Database, TableSet } from './database.ts'
import { openDatabase } from './open-database.ts'
import { reportingOnce } from './reporting-once.ts'

/** `held_until` is a time of the holder's clock, milliseconds since 1970. */
const leaseTables: TableSet = {
  schema: 'leases',
  hasFleeting: false,
  migrations: [
    {
      name: '1-leases',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(
          `CREATE TABLE leases (name TEXT PRIMARY KEY, holder TEXT NOT NULL, held_until ${integer} NOT NULL) ${strict}`,
        ),
    },
  ],
}

/** A holder that was killed is followed within the sum of the two. Clocks of machines may differ by the rest to ten seconds. */
const leaseMs = 6000
const renewEveryMs = 1500

export type Leadership = {
  /** Whether this process does the work now. What it began before it lost the lease may still run: the work bears being done twice. */
  isLeader: () => boolean
  /** Asks for the lease now. @returns whether this process is the leader */
  take: () => Promise<boolean>
  /** Another process may take over at once. */
  leave: () => Promise<void>
}

type Options = {
  /** A file for SQLite, or `postgres://…`: processes with the same place are one fleet. */
  place: string
  /** The work, one leader each. */
  work: string
  /** Called each time that this process becomes the leader. */
  onLead?: () => Promise<void>
  report: (line: string) => void
}

/** Of all processes with one database one does a work; the lease is renewed while the process lives. */
export function leadership({ place, work, onLead = async () => undefined, report }: Options): Leadership {
  const database = openDatabase(place, leaseTables)
  const holder = randomUUID()
  let heldUntil = Number.NEGATIVE_INFINITY
  let hasLeft = false
  const attempt = reportingOnce(report, `No process could be chosen for the work "${work}"`)
  let renewing: Promise<void> = Promise.resolve()
  const isLeader = () => !hasLeft && performance.now() < heldUntil

  async function renew(): Promise<void> {
    const requestedAt = performance.now()
    const wasLeader = isLeader()
    const isTaken = await takeLease(database, work, holder)
    if (isTaken && !wasLeader) await onLead()
    heldUntil = isTaken ? requestedAt + leaseMs : Number.NEGATIVE_INFINITY
  }

  const start = () => {
    renewing = renewing.then(() => (hasLeft ? undefined : attempt(renew)))
  }
  start()
  const timer = setInterval(start, renewEveryMs).unref()
  return {
    isLeader,
    async take() {
      start()
      await renewing
      return isLeader()
    },
    async leave() {
      if (hasLeft) return
      clearInterval(timer)
      hasLeft = true
      await renewing
      await database.change('DELETE FROM leases WHERE name = $1 AND holder = $2', [work, holder]).catch(() => 0)
      await database.close()
    },
  }
}

/** A lease that ends later than any lease lasts comes from a clock that was set back since. */
async function takeLease(database: Database, work: string, holder: string): Promise<boolean> {
  const now = Date.now()
  const taken = await database.change(
    `INSERT INTO leases (name, holder, held_until) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
     WHERE leases.holder = excluded.holder OR leases.held_until < $4 OR leases.held_until > $5`,
    [work, holder, now + leaseMs, now, now + 2 * leaseMs],
  )
  return taken === 1
}
