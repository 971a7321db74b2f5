import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { isCountryFolder } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { besidePages, untagged, waitingFor } from '#site/server/page-cache/render/render-record.ts'
import { joinable } from '#site/server/upstream/priority.ts'
import { cachedNames } from './cached-names.ts'
import type { Names } from './name-set.ts'
import { type Address, type AddressPage, readAddresses } from './read-addresses.ts'
import { currentNames, nameOf, namesOf, startNames } from './read-names.ts'

/** Which stories a folder has, by their addresses. */
export type AddressBook = {
  /** Whether the service would find a story: by its default address, or by its translated one in the locale. */
  has: (address: string, locale: LocaleCode) => boolean
}

/** With the stories themselves: a country has few of its own, and the pages of all that others share ask for them. */
export type CountryBook = AddressBook & {
  all: readonly Address[]
  /** The story of a default-language address. */
  at: (address: string) => Address | undefined
}

type Known<Book> = { first: AddressPage; book: Promise<Book>; join: () => void; isReady: boolean }

/** A render takes less. */
const renewalMs = 1000

const countryBooks = bookTier(readCountry)
const shortBooks = bookTier(async (_, { addresses }) => bookOf(addresses))

/**
 * The addresses of a folder, so that an unknown address costs no request. The caller waits for a list of one page, and for that of a
 * country; a longer list is read in the background, and pages request the service until it is complete.
 * @returns undefined while it is unknown
 */
export async function findAddressBook(folder: string): Promise<AddressBook | undefined> {
  return await orUnknown(() => openAddressBook(folder))
}

/**
 * The same, for who wants to know why it is not known.
 * @returns undefined while a long list is being read
 * @throws CatalogueError content-unavailable
 */
export async function openAddressBook(folder: string): Promise<AddressBook | undefined> {
  if (isCountryFolder(folder)) return await readCountryBook(folder)
  const cached = cachedNames().get(folder)
  if (cached) return asBook(await waitingFor(currentNames(folder, cached)))
  const { first, book } = await shortBooks.open(folder)
  if (first.total <= first.perPage) return await waitingFor(book)
  startNames(folder, first)
  return undefined
}

/** The stories of a country; undefined while they are not known. */
export async function findCountryBook(folder: string): Promise<CountryBook | undefined> {
  return await orUnknown(() => readCountryBook(folder))
}

async function orUnknown<Book>(read: () => Promise<Book | undefined>): Promise<Book | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isCatalogueError(error)) return undefined
    throw error
  }
}

/**
 * Whether a request for a story of a folder can succeed. An address in the last known list is requested at once, also while the list is
 * due to be read again: the service itself returns 404 for a deleted one. An address that is not in it waits for the new list.
 * @returns undefined while nothing is known
 */
export async function mayExist(
  folder: string,
  { address, locale }: { address: string; locale: LocaleCode },
): Promise<boolean | undefined> {
  if ((await lastBook(folder))?.has(address, locale)) {
    renewSoon(folder)
    return true
  }
  return (await findAddressBook(folder))?.has(address, locale)
}

async function lastBook(folder: string): Promise<AddressBook | undefined> {
  const names = asBook(cachedNames().get(folder)?.names)
  if (names) return names
  const last = (isCountryFolder(folder) ? countryBooks : shortBooks).last(folder)
  return last?.isReady ? await last.book : undefined
}

/** Folders whose list will be looked at. */
const toRenew = new Set<string>()

/** After a change the list is read again, after the response that the waiting page needs. */
function renewSoon(folder: string): void {
  if (toRenew.has(folder)) return
  toRenew.add(folder)
  const renew = () => {
    toRenew.delete(folder)
    void findAddressBook(folder)
  }
  besidePages(() => setTimeout(renew, renewalMs)).unref()
}

/**
 * The stories of a country, waited for.
 * @throws CatalogueError content-unavailable
 */
export async function readCountryBook(folder: string): Promise<CountryBook> {
  return await waitingFor((await countryBooks.open(folder)).book)
}

type BookTier<Book> = {
  /** The book of the folder's list as it is now. */
  open: (folder: string) => Promise<Known<Book>>
  /** The last one, which may be due to be read again. */
  last: (folder: string) => Known<Book> | undefined
}

/** The last book of each folder and the list it was made from: while the list is the same, so is the book. */
function bookTier<Book>(read: (folder: string, first: AddressPage) => Promise<Book>): BookTier<Book> {
  const known = new Map<string, Known<Book>>()
  return {
    last: (folder) => known.get(folder),
    async open(folder) {
      // The caller records what a page depends on: not every address of the folder.
      const first = await untagged(() => readAddresses(folder, 1))
      const last = known.get(folder)
      if (last?.first === first) {
        last.join()
        return last
      }
      const { started: book, join } = joinable(() => read(folder, first))
      const opened: Known<Book> = { first, book, join, isReady: false }
      known.set(folder, opened)
      opened.book.then(
        () => void (opened.isReady = true),
        () => known.get(folder) === opened && known.delete(folder),
      )
      return opened
    },
  }
}

/** One page after the other: a book must not take the calls that visitors wait for. */
async function readCountry(folder: string, first: AddressPage): Promise<CountryBook> {
  const all = [...first.addresses]
  await untagged(async () => {
    for (let page = 2; (page - 1) * first.perPage < first.total; page += 1) {
      all.push(...(await readAddresses(folder, page)).addresses)
    }
  })
  const byAddress = new Map(all.map((one) => [addressOf(one), one]))
  return { ...bookOf(all), all, at: (address) => byAddress.get(address) }
}

function bookOf(stories: readonly Address[]): AddressBook {
  const names = new Set(stories.flatMap(namesOf))
  return withNames(names)
}

function asBook(names: Names | undefined): AddressBook | undefined {
  return names && withNames(names)
}

function withNames(names: Pick<Names, 'has'>): AddressBook {
  return { has: (address, locale) => names.has(nameOf(address)) || names.has(nameOf(address, locale)) }
}
