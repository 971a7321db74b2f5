import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FormDatabase } from 'site/submissions/form-database.ts'
import { listDeliveries } from 'site/submissions/outbox.ts'

/** A process of a drill: a script of this folder. */
export function formProcess(script: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Waits until nothing is to be delivered any more; for a minute. */
export async function untilDelivered(database: FormDatabase): Promise<void> {
  for (let turn = 0; turn < 600 && (await listDeliveries(database, ['pending'], 1)).length > 0; turn += 1) {
    await wait(100)
  }
}
