import 'server-only'
import { tokenIn } from '#site/routing/cookies/passed-token.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { passedPageAddress } from '#site/routing/query/passed-addresses.ts'
import { env } from '#site/server/configuration/env.ts'
import { digestOf, type PassedLink } from '#site/server/customers/passed-links/open-passed-links.ts'
import { passedLinks } from '#site/server/customers/passed-links/site-passed-links.ts'
import { requireLogin } from '../require-reader.ts'

export type PassedList = {
  links: readonly PassedLink[]
  /** The link that was just created, which is shown this once. */
  created: { digest: string; address: string } | undefined
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
  try {
    const links = await passedLinks().list(customer.subject)
    const token = tokenIn(sent.get('cookie'))
    const digest = digestOf(token)
    const isOpen = links.some((link) => link.digest === digest && link.isOpen)
    const { websiteUri } = siteForHost(sent.get('host') ?? undefined, env.SITE_HOSTS)
    return { links, created: isOpen ? { digest, address: `${websiteUri}${passedPageAddress(token)}` } : undefined }
  } catch (error) {
    process.stderr.write(`The links to passed files cannot be read: ${String(error)}\n`)
    return undefined
  }
}
