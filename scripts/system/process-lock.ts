import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'

const owner = z.object({ pid: z.number(), since: z.string(), what: z.string() })

/** Who holds a lock: process, start as an ISO date, and what it does. */
export type Holder = z.output<typeof owner>

/** A database that nothing refers to is collected, and its lock with it. */
const held = new Set<DatabaseSync>()

export type TakenLock = { release: () => void }

/**
 * Takes a lock for this process, or tells who has it. The lock is an open transaction on a file of its own, which the system
 * ends with the process however that dies: a lock that is left behind is free. Beside the file stands who took it last.
 * @param what this process does, for whoever comes second
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
  /** One call when another process keeps the lock for longer than a moment. */
  onWait: (holder: Holder | undefined) => void
}

const retryMs = 200
const quietTries = 5

/**
 * Runs `work` while this process has the lock; waits for it as long as another process has it.
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
