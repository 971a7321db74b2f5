import 'server-only'
import { isCatalogueError } from '#site/errors.ts'
import { localeCodes } from '#site/routing/locales.ts'
import { markets } from '#site/routing/markets.ts'
import { countryFolders, sharedFolder } from '#site/routing/story-folders.ts'
import { readAddressBook } from './address-book.ts'
import { getLabels } from './get-labels.ts'
import { listProductLines } from './list-product-lines.ts'
import { listRedirects } from './list-redirects.ts'

/** What every visit asks, then the words of every language, Spanish first. */
const questions: readonly (() => Promise<unknown>)[] = [
  ...[...countryFolders, sharedFolder].map((folder) => () => readAddressBook(folder)),
  () => listRedirects(markets.base),
  listProductLines,
  ...localeCodes.toSorted((a, b) => Number(b === 'es') - Number(a === 'es')).map((locale) => () => getLabels(locale)),
]

/**
 * Asks after a start what many pages need, so that their first visitors do not wait for it: one question after the other,
 * behind those of visitors. A content service that does not answer is met by the visits themselves.
 */
export async function warmUp(): Promise<void> {
  try {
    for (const ask of questions) await ask()
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    process.stderr.write(`Nothing could be read in advance: ${error.message}\n`)
  }
}
