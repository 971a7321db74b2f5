import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a data folder for one service: two would send every webhook twice and rewrite each other's addresses. The lock
 * is an open transaction on a file of its own, which the system ends with the process, even after a crash.
 * @returns a function that releases the folder
 * @throws Error when another service holds the folder
 */
export function lockFolder(folder: string, service = 'content service'): () => void {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw new Error(`The data folder ${folder} is in use by another ${service}`, { cause: error })
  }
  return () => database.close()
}
