import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { takeLock } from './process-lock.ts'

/**
 * Takes the data folder for this process until it ends: two systems would write each other's content.
 * @param what task of this process, for the message of a second one
 * @throws Error with a sentence that names the holder and the remedy
 */
export function requireOwnFolder({ DATA_FOLDER }: Pick<Settings, 'DATA_FOLDER'>, what: string): void {
  const taken = takeLock(join(DATA_FOLDER, 'system.lock'), what)
  if (!('holder' in taken)) return
  const who = taken.holder
    ? `process ${taken.holder.pid} since ${taken.holder.since} (${taken.holder.what})`
    : 'another process'
  throw new Error(
    `The data folder ${DATA_FOLDER} is in use by ${who}: stop that one first, or give this one a folder and ports of its own ` +
      'with DATA_FOLDER, SITE_PORT and CONTENT_PORT.',
  )
}
