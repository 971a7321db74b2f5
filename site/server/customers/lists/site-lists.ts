import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { type CustomerLists, openLists } from './open-lists.ts'

let opened: CustomerLists | undefined

/** The lists of this process, opened at first use. */
export function siteLists(): CustomerLists {
  opened ??= openLists(databaseLocation(env, 'customer-lists'))
  return opened
}
