import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from 'site/server/database/database.ts'

/** A process of a drill: a script of this folder. */
export function formProcess(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

const timeoutMs = 60_000

/** Waits until nothing is to be delivered any more, or nothing was for a minute. */
export async function untilDelivered(database: Database): Promise<void> {
  let [left, deadline] = [Number.POSITIVE_INFINITY, 0]
  while (left > 0) {
    const [row] = await database.rows(`SELECT COUNT(*) AS pending FROM deliveries WHERE state = 'pending'`)
    const now = Number(row?.['pending'])
    if (now < left) deadline = performance.now() + timeoutMs
    else if (performance.now() > deadline) return
    left = now
    await wait(100)
  }
}
