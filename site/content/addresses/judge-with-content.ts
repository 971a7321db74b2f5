import 'server-only'
import { localeCodes } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { type AddressProblem, judgeAddress } from '#site/routing/stories/judge-address.ts'
import { isCountryFolder, sharedFolder, splitAddress } from '#site/routing/stories/story-folders.ts'
import { openAddressBook } from './address-book.ts'
import { listRedirects } from './list-redirects.ts'

type Wanted = { slug: string; names: Readonly<Record<string, string>>; from: string }

type Paths = { market: Market; path: string | undefined; current: string | undefined }

/**
 * The problem of an address that a story shall have: its form, the routes, a published story that answers there in some language, a
 * redirect that would hide it.
 * @throws CatalogueError content-unavailable
 */
export async function judgeWithContent(
  { slug, names, from }: Wanted,
  { market, path, current }: Paths,
): Promise<AddressProblem | undefined> {
  const problem = judgeAddress(slug, names)
  if (problem || path === undefined || slug === from) return problem
  const { folder } = splitAddress(slug)
  const isPublic = folder === sharedFolder || isCountryFolder(folder)
  // In a language with a name of its own the story does not conflict by its slug.
  const book = isPublic && from === '' ? await openAddressBook(folder) : undefined
  const taken = localeCodes.find((locale) => names[locale] === undefined && book?.has(slug, locale))
  if (taken) return { kind: 'taken', locale: taken }
  const led = (await listRedirects(market)).targets.get(path)
  return led && led.to !== current ? { kind: 'redirected' } : undefined
}
