import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from 'site/server/database/database.ts'

/** A process of a drill: a script of this folder. */
export function formProcess(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Waits until a process has ended. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Calls `take` with each whole line that a process writes; a line that a kill has cut off is none. */
export function readLines(child: ChildProcess, take: (line: string) => void): void {
  let rest = ''
  child.stdout?.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
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
