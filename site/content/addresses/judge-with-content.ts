import 'server-only'
import { localeCodes } from '#site/routing/locales.ts'
import { type AddressProblem, judgeAddress } from '#site/routing/stories/judge-address.ts'
import { isCountryFolder, sharedFolder, splitAddress } from '#site/routing/stories/story-folders.ts'
import { openAddressBook } from './address-book.ts'

type Wanted = {
  slug: string
  names: Readonly<Record<string, string>>
  from: string
  /** Where visitors will find it; undefined where no page shows it. */
  path: string | undefined
}

/**
 * The problem of an address that a story shall have: its form, the routes, a published story that answers there in some language.
 * @throws CatalogueError content-unavailable
 */
export async function judgeWithContent({ slug, names, from, path }: Wanted): Promise<AddressProblem | undefined> {
  const problem = judgeAddress(slug, names)
  if (problem || path === undefined || slug === from) return problem
  const { folder } = splitAddress(slug)
  const isPublic = folder === sharedFolder || isCountryFolder(folder)
  // In a language with a name of its own the story does not conflict by its slug.
  const book = isPublic && from === '' ? await openAddressBook(folder) : undefined
  const taken = localeCodes.find((locale) => names[locale] === undefined && book?.has(slug, locale))
  return taken && { kind: 'taken', locale: taken }
}
