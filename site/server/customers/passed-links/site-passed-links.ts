import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { openPassedLinks, type PassedLinks } from './open-passed-links.ts'

let opened: PassedLinks | undefined

/** The links by which customers of this site pass files on, opened at first use. */
export function passedLinks(): PassedLinks {
  opened ??= openPassedLinks(databaseLocation(env, 'passed-links'))
  return opened
}
