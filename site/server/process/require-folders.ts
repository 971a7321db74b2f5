import { requireWritable } from '#site/server/configuration/require-writable.ts'
import type { ServerSettings } from './settings.ts'

/**
 * Forms and sessions must be stored; the page cache works without its disk.
 * @throws Error that says what to do
 */
export function requireFolders({ env }: ServerSettings): void {
  if (env.DATABASE_URL === undefined) requireWritable(env.SUBMISSIONS_FOLDER, 'SUBMISSIONS_FOLDER')
  requireWritable(env.IDENTITY_FOLDER, 'IDENTITY_FOLDER')
}
