import 'server-only'
import type { MarkOf } from '#site/extranet/customer-records.ts'
import type { DownloadAddress } from '#site/extranet/downloads/download-path.ts'
import { orWithout } from '#site/extranet/or-without.ts'
import { requireLogin } from '#site/extranet/require-reader.ts'
import { siteCustomerFiles } from './store/site-customer-files.ts'

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
    const isSame = (one: DownloadAddress) => one.address === address && one.item === item
    const isEarlier = (one: DownloadAddress) =>
      earlier.includes(one.address) && one.item.split('.')[0] === item.split('.')[0]
    const ofFile = known.filter((one) => isSame(one) || isEarlier(one))
    const last = ofFile.find((one) => isSame(one) && one.edition === edition) ?? ofFile[0]
    const kind = last?.edition === edition ? 'this' : 'earlier'
    const mark = last && ({ kind, at: new Date(last.takenAt).toISOString() } as const)
    return { isInBasket: inBasket.some(isSame), taken: mark }
  }
}
