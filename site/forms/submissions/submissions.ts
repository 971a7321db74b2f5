import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { siteStore } from '#site/server/configuration/site-store.ts'
import { openSubmissions } from './open-submissions.ts'

const name = 'submissions'

/** The submissions of this process. */
export const submissions = siteStore(name, openSubmissions)

/** Where submissions lie. */
export function submissionsLocation(source: Parameters<typeof databaseLocation>[0]): string {
  return databaseLocation(source, name)
}
