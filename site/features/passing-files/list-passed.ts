import 'server-only'
import { orWithout } from '#site/extranet/or-without.ts'
import { requireLogin } from '#site/extranet/require-reader.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { digestOf, type PassedLink } from './open-passed-links.ts'
import { passedPageAddress } from './passed-addresses.ts'
import { tokenIn } from './passed-token.ts'
import { passedLinks } from './site-passed-links.ts'

export type PassedList = {
  links: readonly PassedLink[]
  /** Address of the link that was just created, which is shown this once. */
  created: string | undefined
}

/**
 * The links of the customer, the newest first; an editor has none.
 * @param sent headers of the request
 * @returns undefined when they cannot be read
 * @throws CatalogueError login-required
 */
export async function listPassed(sent: Pick<Headers, 'get'>): Promise<PassedList | undefined> {
  const customer = await requireLogin()
  if (customer === 'editor') return { links: [], created: undefined }
  const links = await orWithout('The links to passed files', () => passedLinks().list(customer.subject), undefined)
  const token = tokenIn(sent.get('cookie'))
  const isShown = links?.some((link) => link.isOpen && link.digest === digestOf(token))
  const { websiteUri } = siteOfHeaders(sent)
  return links && { links, created: isShown ? `${websiteUri}${passedPageAddress(token)}` : undefined }
}
