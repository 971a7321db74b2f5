import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const owner = z.object({ pid: z.number(), since: z.string(), what: z.string() })

/** Holder of a lock: process, start as an ISO date, and its task. */
export type Holder = z.output<typeof owner>

/** References against garbage collection, which would close a database and release its lock. */
const held = new Set<DatabaseSync>()

export type TakenLock = { release: () => void }

/**
 * Takes a lock for this process, or returns its holder. The lock is an open transaction on a separate file, which the
 * system ends with the process, so no lock remains after a crash. A second file names the last holder.
 * @param what task of this process, for the message of a second one
 */
export function takeLock(file: string, what: string): TakenLock | { holder: Holder | undefined } {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!/locked/.test(String(error))) throw error
    return { holder: readHolder(file) }
  }
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), what }
  writeFileSync(`${file}.json`, JSON.stringify(holder))
  held.add(database)
  return {
    release() {
      held.delete(database)
      database.close()
    },
  }
}

type Waiting = {
  file: string
  what: string
  signal?: AbortSignal | undefined
  /** Called once after a second without the lock. */
  onWait: (holder: Holder | undefined) => void
}

const retryMs = 200
const quietTries = 5

/**
 * Runs `work` while this process holds the lock; waits while another process holds it.
 * @throws the signal's reason when it is aborted while waiting
 */
export async function withLock<Result>(waiting: Waiting, work: () => Promise<Result>): Promise<Result> {
  const { file, what, signal, onWait } = waiting
  let taken = takeLock(file, what)
  for (let tries = 1; 'holder' in taken; tries += 1) {
    if (tries === quietTries) onWait(taken.holder)
    await wait(retryMs, undefined, { signal })
    taken = takeLock(file, what)
  }
  try {
    return await work()
  } finally {
    taken.release()
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return owner.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')))
  } catch {
    return undefined
  }
}
