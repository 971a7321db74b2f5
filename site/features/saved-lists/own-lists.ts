import 'server-only'
import { requireCustomer } from '#site/identity/customer.ts'
import type { SavedList } from './open-lists.ts'
import { siteLists } from './site-lists.ts'

/** A list, as pages show it. */
export type CustomerList = SavedList

/**
 * The lists of the request's customer; those of others do not exist for them.
 * @throws CatalogueError login-required
 */
export async function ownLists() {
  return siteLists().of((await requireCustomer()).subject)
}
