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

/** Of a content service that is away, so many refusals are waited for. */
const mostRefusals = 3

/**
 * Asks after a start what many pages need, so that their first visitors do not wait for it: one question after the other,
 * behind those of visitors. What is not answered is met by the visits themselves.
 */
export async function warmUp(): Promise<void> {
  let refusals = 0
  for (const ask of questions) {
    if (!(await isAnswered(ask))) refusals += 1
    if (refusals >= mostRefusals) return
  }
}

async function isAnswered(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask()
    return true
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    process.stderr.write(`Not read in advance: ${error.message}\n`)
    return false
  }
}
