import { requireWritable } from '#site/server/configuration/require-writable.ts'
import type { ServerSettings } from './settings.ts'

/**
 * Forms and sessions must be stored; the page cache works without its disk.
 * @throws Error that says what to do
 */
export function requireFolders({ env, submissionsFolder, identityFolder }: ServerSettings): void {
  if (env.DATABASE_URL === undefined) requireWritable(submissionsFolder, 'SUBMISSIONS_FOLDER')
  requireWritable(identityFolder, 'IDENTITY_FOLDER')
}
