import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import type { Database } from '#site/server/database/database.ts'
import { openSubmissions } from './open-submissions.ts'

let opened: Database | undefined

/** The submissions of this process, opened when they are first asked for. */
export function submissions(): Database {
  opened ??= openSubmissions(submissionsLocation(env))
  return opened
}

/** Where submissions lie. */
export function submissionsLocation(source: Parameters<typeof databaseLocation>[0]): string {
  return databaseLocation(source, 'submissions')
}
