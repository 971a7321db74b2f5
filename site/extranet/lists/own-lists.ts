import 'server-only'
import { requireCustomer } from '#site/identity/customer.ts'
import type { SavedList, Written } from '#site/server/customers/lists/open-lists.ts'
import { siteLists } from '#site/server/customers/lists/site-lists.ts'

/** A list, as pages show it. */
export type CustomerList = SavedList

/**
 * The lists of the request's customer; those of others do not exist for them.
 * @throws CatalogueError login-required
 */
export async function ownLists() {
  const { subject } = await requireCustomer()
  const lists = siteLists()
  return {
    all: () => lists.all(subject),
    read: (id: string) => lists.read(subject, id),
    create: (written: Written) => lists.create(subject, written),
    save: (id: string, written: Written & { version: number }) => lists.save(subject, id, written),
    remove: (id: string) => lists.remove(subject, id),
    /** A refused version takes the place of the list that it stands beside. */
    async replaceBy({ id, beside = '', name, lines: written }: SavedList): Promise<string | undefined> {
      const newer = await lists.read(subject, beside)
      const saved = newer && (await lists.save(subject, beside, { name, lines: written, version: newer.version }))
      if (saved !== undefined) await lists.remove(subject, id)
      return saved
    },
  }
}
