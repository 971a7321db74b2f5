import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { openVisits, type Visits } from './open-visits.ts'

let opened: Visits | undefined

/** The visits of this process, opened at first use. */
export function siteVisits(): Visits {
  opened ??= openVisits(databaseLocation(env, 'visits'))
  return opened
}
