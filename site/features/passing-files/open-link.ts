import 'server-only'
import { senderOf } from '#site/forms/submissions/sender.ts'
import { submissions } from '#site/forms/submissions/submissions.ts'
import { type Limit, takeAllowance } from '#site/forms/submissions/take-allowance.ts'
import { env } from '#site/server/configuration/env.ts'
import { CatalogueError } from '#site/server/errors.ts'
import type { PassedLink } from './open-passed-links.ts'
import { passedLinks } from './site-passed-links.ts'

/** Pages and files of links that a network requests: a page with a whole basket at once, then one in two seconds. */
const requests: Limit = { name: 'passed network', capacity: 220, everyMs: 2000 }

/**
 * The open link of a request.
 * @param address network address of the request
 * @throws CatalogueError page-not-found for a token that names no link, passed-link-ended, passed-link-busy when the network has requested
 *   too many, passed-links-unavailable
 */
export async function openLink(token: string, address: string): Promise<PassedLink> {
  const { own } = senderOf(address, env.FORMS_SECRET)
  const link = await takeAllowance(submissions(), requests, { key: own, now: Date.now() })
    .then(async (isAllowed) => (isAllowed ? ((await passedLinks().find(token)) ?? 'unknown') : 'busy'))
    .catch(linksAway)
  if (link === 'busy') throw new CatalogueError('passed-link-busy', 'A network requests too many passed files.')
  if (link === 'unknown') throw new CatalogueError('page-not-found', 'The token names no passed files.')
  if (!link.isOpen) throw new CatalogueError('passed-link-ended', 'The passed files have expired or were revoked.')
  return link
}

/** The database does not respond. */
export function linksAway(cause: unknown): never {
  throw new CatalogueError('passed-links-unavailable', 'The links to passed files cannot be read.', { cause })
}
