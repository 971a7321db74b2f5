import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { siteCustomerFiles } from '#site/server/customers/files/site-customer-files.ts'
import type { TakenFile } from '#site/server/customers/files/taken-files.ts'
import { requireLogin } from '../require-reader.ts'
import { type BasketEntry, openEntry } from './basket.ts'
import { reportAway } from './file-marks.ts'

/** An edition that the customer took, and the file as it is now, where they may still read it. */
export type TakenEntry = BasketEntry & { taken: TakenFile & { takenAt: number } }

/**
 * What the customer of the request has taken, the newest first; nothing while the database does not respond.
 * @throws CatalogueError login-required
 */
export async function listTaken(language: LocaleCode, range: { from: number; most: number }): Promise<TakenEntry[]> {
  const customer = await requireLogin()
  if (customer === 'editor') return []
  try {
    const found = await siteCustomerFiles().taken.list(customer.subject, range)
    return await Promise.all(found.map(async (taken) => ({ ...(await openEntry(taken, language)), taken })))
  } catch (error) {
    reportAway(error)
    return []
  }
}
