import 'server-only'
import { type DownloadAddress, mostFilesAtOnce } from '#site/extranet/downloads/download-path.ts'
import { type CustomerFile, openDownload } from '#site/extranet/downloads/open-download.ts'
import { orWithout } from '#site/extranet/or-without.ts'
import { requireLogin } from '#site/extranet/require-reader.ts'
import type { Customer } from '#site/identity/customer.ts'
import { type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { type ErrorCode, isCatalogueError } from '#site/server/errors.ts'
import { siteCustomerFiles } from './store/site-customer-files.ts'
import type { TakenFile } from './store/taken-files.ts'

/** A file of the basket as the customer may have it now, or why not. */
export type BasketEntry = { place: DownloadAddress } & ({ file: CustomerFile } | { refusal: ErrorCode })

/** Opened at once; each asks the content service where nothing is cached. */
const openedAtOnce = 8

/**
 * The files of the basket of the request's customer, in the order in which they were put in. Rights are read now.
 * @throws CatalogueError login-required
 */
export async function openBasket(language: LocaleCode, customerNow?: () => Promise<Customer>): Promise<BasketEntry[]> {
  const customer = await (customerNow ?? requireLogin)()
  if (customer === 'editor') return []
  const places = await siteCustomerFiles().basket.list(customer.subject)
  const entries: BasketEntry[] = []
  for (let at = 0; at < places.length; at += openedAtOnce) {
    const some = places.slice(at, at + openedAtOnce)
    entries.push(...(await Promise.all(some.map((place) => openEntry(place, language, customerNow)))))
  }
  return entries
}

/** One file, as the customer may have it now. */
export async function openEntry(
  place: DownloadAddress,
  language: LocaleCode,
  customerNow?: () => Promise<Customer>,
): Promise<BasketEntry> {
  try {
    return { place, file: await openDownload(place, language, customerNow) }
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    return { place, refusal: error.code }
  }
}

/**
 * How many files the menu counts; none while the database does not respond.
 * @throws CatalogueError login-required
 */
export async function countBasket(): Promise<number> {
  const customer = await requireLogin()
  if (customer === 'editor') return 0
  return (await orWithout('The files of customers', () => siteCustomerFiles().basket.list(customer.subject), [])).length
}

/** An edition that the customer took, and the file as it is now, where they may still read it. */
export type TakenEntry = BasketEntry & { taken: TakenFile }

/**
 * What the customer of the request has taken, the newest first; nothing while the database does not respond.
 * @throws CatalogueError login-required
 */
export async function listTaken(language: LocaleCode, most: number): Promise<TakenEntry[]> {
  const customer = await requireLogin()
  if (customer === 'editor') return []
  const found = await orWithout(
    'The files of customers',
    () => siteCustomerFiles().taken.list(customer.subject, most),
    [],
  )
  return await Promise.all(found.map(async (taken) => ({ ...(await openEntry(taken, language)), taken })))
}

export type BasketChange =
  | { kind: 'put'; files: readonly DownloadAddress[] }
  | { kind: 'remove'; file: DownloadAddress }
  | { kind: 'clear' }

/**
 * Changes the basket of a customer. The files put in must be open to them.
 * @returns false where these are more files than fit: then nothing is put in
 * @throws CatalogueError login-required, access-forbidden, page-not-found, content-unavailable
 */
export async function changeBasket({ subject }: Customer, change: BasketChange): Promise<boolean> {
  const { basket } = siteCustomerFiles()
  if (change.kind === 'clear') await basket.clear(subject)
  if (change.kind === 'remove') await basket.remove(subject, change.file)
  if (change.kind !== 'put') return true
  if (change.files.length > mostFilesAtOnce) return false
  for (const file of change.files) await openDownload(file, sourceLocale)
  return await basket.put(subject, change.files)
}
