import 'server-only'
import { isCatalogueError } from '#site/errors.ts'
import { untagged, waitingFor } from '#site/page-store/render-record.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { isCountryFolder } from '#site/routing/story-folders.ts'
import { addressOf } from '#site/routing/story-place.ts'
import { type Address, type AddressPage, readAddresses } from './read-addresses.ts'

/** Which stories a folder has, by their addresses. */
export type AddressBook = {
  all: readonly Address[]
  /** The story of a default-language address. */
  at: (address: string) => Address | undefined
  /** Whether the service would find a story: by its default address, or by its translated one in the locale. */
  has: (address: string, locale: LocaleCode) => boolean
}

type Known = { first: AddressPage; book: Promise<AddressBook>; isReady: boolean }

/** A page is drawn in less. */
const renewalMs = 1000

/** The last book of each folder and the list it was made from: while the list is the same, so is the book. */
const known = new Map<string, Known>()

/**
 * The addresses of a folder, so that an address that nobody has costs no question. A list of one page, and that of a
 * country, is waited for; a longer one is read beside the visits, which ask the service itself until it is there.
 * @returns undefined while it is not known
 */
export async function findAddressBook(folder: string): Promise<AddressBook | undefined> {
  try {
    const { first, book, isReady } = await openBook(folder)
    return isReady || isShort(first) || isCountryFolder(folder) ? await waitingFor(book) : undefined
  } catch (error) {
    if (isCatalogueError(error)) return undefined
    throw error
  }
}

/**
 * Whether the service may be asked for a story of a folder. What the last known list of the folder has is asked for at once,
 * also when the list is due to be read again: that it is gone the service says itself. What it has not waits for the new one.
 * @returns undefined while nothing is known
 */
export async function isWorthAsking(
  folder: string,
  { address, locale }: { address: string; locale: LocaleCode },
): Promise<boolean | undefined> {
  const last = known.get(folder)
  if (last?.isReady && (await last.book).has(address, locale)) {
    renewSoon(folder)
    return true
  }
  return (await findAddressBook(folder))?.has(address, locale)
}

/** Folders whose list will be looked at. */
const toRenew = new Set<string>()

/** After a change the list is read anew, when who waited for the changed page has it. */
function renewSoon(folder: string): void {
  if (toRenew.has(folder)) return
  toRenew.add(folder)
  setTimeout(() => {
    toRenew.delete(folder)
    void findAddressBook(folder)
  }, renewalMs).unref()
}

/**
 * The addresses of a folder, waited for.
 * @throws CatalogueError content-unavailable
 */
export async function readAddressBook(folder: string): Promise<AddressBook> {
  return await waitingFor((await openBook(folder)).book)
}

async function openBook(folder: string): Promise<Known> {
  // What a page depends on is said by whoever uses the book: not on every address there is.
  const first = await untagged(() => readAddresses(folder, 1))
  const last = known.get(folder)
  if (last?.first === first) return last
  const opened: Known = { first, book: readBook(folder, first), isReady: false }
  known.set(folder, opened)
  opened.book.then(
    () => void (opened.isReady = true),
    () => known.get(folder) === opened && known.delete(folder),
  )
  return opened
}

function isShort({ total, perPage }: AddressPage): boolean {
  return total <= perPage
}

/** One page after the other: a book must not take the calls that visitors wait for. */
async function readBook(folder: string, first: AddressPage): Promise<AddressBook> {
  const addresses = await untagged(async () => {
    const all = [...first.addresses]
    for (let page = 2; (page - 1) * first.perPage < first.total; page += 1) {
      all.push(...(await readAddresses(folder, page)).addresses)
    }
    return all
  })
  return toAddressBook(addresses)
}

export function toAddressBook(all: readonly Address[]): AddressBook {
  const byAddress = new Map(all.map((one) => [addressOf(one), one]))
  const translated = new Set(
    all.flatMap(({ translated_slugs: slugs }) =>
      (slugs ?? []).flatMap(({ lang, path, published }) => (published === false ? [] : [`${lang} ${trimmed(path)}`])),
    ),
  )
  return {
    all,
    at: (address) => byAddress.get(address),
    has: (address, locale) => byAddress.has(address) || translated.has(`${locale} ${address}`),
  }
}

function trimmed(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}
