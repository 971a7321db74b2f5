import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { type CustomerFiles, openCustomerFiles } from './open-customer-files.ts'

let opened: CustomerFiles | undefined

/** The files of customers of this process, opened at first use. */
export function siteCustomerFiles(): CustomerFiles {
  opened ??= openCustomerFiles(databaseLocation(env, 'customer-files'))
  return opened
}
