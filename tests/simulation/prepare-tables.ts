import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import { openIndexQueue } from 'site/search/indexing/open-index-queue.ts'
import { openPurgeQueue } from 'site/server/cdn/purge-queue.ts'
import { databaseLocation } from 'site/server/configuration/database-location.ts'
import { env } from 'site/server/configuration/env.ts'
import { leadership } from 'site/server/database/leadership.ts'

/** Where the tables of each concern are, as the site names them. */
export const places = {
  submissions: databaseLocation(env, 'submissions'),
  sessions: databaseLocation(env, 'sessions'),
  index: databaseLocation(env, 'search-index'),
  cdn: databaseLocation(env, 'cdn'),
  leases: databaseLocation(env, 'leases'),
}

/** Makes the tables, once for all worlds: the package that does is loaded from the disk, which no simulated clock waits for. */
export async function prepareTables(): Promise<void> {
  await openSubmissions(places.submissions).rows('SELECT 1')
  await openSessions(places.sessions).rows('SELECT 1')
  await openIndexQueue(places.index).state()
  await openPurgeQueue(places.cdn).state()
  const { take, leave } = leadership({ place: places.leases, work: 'none', report: () => undefined })
  await take()
  await leave()
}
