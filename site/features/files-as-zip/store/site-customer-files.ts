import { siteStore } from '#site/server/configuration/site-store.ts'
import { openCustomerFiles } from './open-customer-files.ts'

/** The files of customers of this process. */
export const siteCustomerFiles = siteStore('customer-files', openCustomerFiles)
