import 'server-only'
import type { FileMark } from 'component-schemas/cards/trade-cards.ts'
import type { FilePlace } from '#site/server/customers/files/basket-of-files.ts'
import { siteCustomerFiles } from '#site/server/customers/files/site-customer-files.ts'
import { orWithout } from '../or-without.ts'
import { requireLogin } from '../require-reader.ts'

/**
 * The mark of a file in its present edition; undefined where nothing is known of the customer's files.
 * @param earlier addresses of the documents that its own replaces: their files in the same language are earlier editions of it
 */
export type MarkOf = (place: FilePlace, edition: string, earlier?: readonly string[]) => FileMark | undefined

const unknown: MarkOf = () => undefined

/**
 * What the customer of the request has done with the files of these stories. Files can be read without marks, so that a database that
 * does not respond, as an editor's preview, gives none.
 * @param addresses of the stories
 * @throws CatalogueError login-required
 */
export async function readFileMarks(addresses: readonly string[]): Promise<MarkOf> {
  const customer = await requireLogin()
  if (customer === 'editor' || addresses.length === 0) return unknown
  const { subject } = customer
  const read = async () => {
    const { basket, taken } = siteCustomerFiles()
    return await Promise.all([basket.list(subject), taken.ofStories(subject, addresses)])
  }
  const files = await orWithout('The files of customers', read, undefined)
  if (!files) return unknown
  const [inBasket, known] = files
  return ({ address, item }, edition, earlier = []) => {
    const isSame = (one: FilePlace) => one.address === address && one.item === item
    const isEarlier = (one: FilePlace) => earlier.includes(one.address) && one.item.split('.')[0] === item.split('.')[0]
    const ofFile = known.filter((one) => isSame(one) || isEarlier(one))
    const last = ofFile.find((one) => isSame(one) && one.edition === edition) ?? ofFile[0]
    const kind = last?.edition === edition ? 'this' : 'earlier'
    const mark = last && ({ kind, at: new Date(last.takenAt).toISOString() } as const)
    return { isInBasket: inBasket.some(isSame), taken: mark }
  }
}
