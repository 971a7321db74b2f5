import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const lookMs = 200

/** A lock whose owner has not yet said who it is is given this long. */
const namelessMs = 5000

/**
 * Makes something that all processes of this machine share, in one of them at a time: who comes meanwhile waits, and finds it made. A process
 * that ended without giving the place back holds nobody up.
 * @param lock a folder that is there while somebody makes it
 * @param isMade whether it is there already
 */
export async function oneAtATime(
  lock: string,
  { isMade, make }: { isMade: () => Promise<boolean>; make: () => Promise<void> },
): Promise<void> {
  await mkdir(dirname(lock), { recursive: true })
  while (!(await isMade())) {
    if (!(await isTaken(lock))) {
      await freeWhenLeft(lock)
      await pause(lookMs)
      continue
    }
    try {
      if (!(await isMade())) await make()
    } finally {
      await rm(lock, { recursive: true, force: true })
    }
  }
}

const ownerIn = (lock: string) => join(lock, 'owner')

/** @returns false when somebody else has it */
async function isTaken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  await writeFile(ownerIn(lock), String(process.pid))
  return true
}

async function freeWhenLeft(lock: string): Promise<void> {
  const owner = Number(await readFile(ownerIn(lock), 'utf8').catch(() => ''))
  if (owner === 0) {
    await pause(namelessMs)
    if ((await readFile(ownerIn(lock), 'utf8').catch(() => '')) !== '') return
  } else if (isAlive(owner)) return
  await rm(lock, { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
