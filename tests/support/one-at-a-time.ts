import { setTimeout as pause } from 'node:timers/promises'
import { lockFolder } from 'local-stack/content-service/store/lock-folder.ts'

const lookMs = 200

/**
 * Makes something that all processes of this machine share, in one of them at a time: the others wait, and find it made. A process that
 * ended without releasing the lock blocks no other.
 * @param lock a folder of the lock alone
 * @param isMade whether it exists already
 */
export async function oneAtATime(
  lock: string,
  { isMade, make }: { isMade: () => Promise<boolean>; make: () => Promise<void> },
): Promise<void> {
  while (!(await isMade())) {
    const unlock = lockUnlessTaken(lock)
    if (!unlock) {
      await pause(lookMs)
      continue
    }
    try {
      if (!(await isMade())) await make()
    } finally {
      unlock()
    }
  }
}

/** @returns undefined when another process has it */
function lockUnlessTaken(lock: string): (() => void) | undefined {
  try {
    return lockFolder(lock, 'process')
  } catch (error) {
    if (isTaken(error)) return undefined
    throw error
  }
}

/** `SQLITE_BUSY` (sqlite.org/rescode.html). */
const busy = 5

function isTaken(error: unknown): boolean {
  return error instanceof Error && (error.cause as { errcode?: unknown } | undefined)?.errcode === busy
}
