import 'server-only'
import { orWithout } from '#site/extranet/or-without.ts'
import { requireLogin } from '#site/extranet/require-reader.ts'
import { siteVisits } from './store/site-visits.ts'

/** What is known of the customer's visit before this one. */
export type LastVisit =
  /** When it ended: ISO 8601 in UTC. */
  | { kind: 'ended'; at: string }
  | { kind: 'first' }
  /** An editor's preview, or a database that does not respond: nothing is marked. */
  | { kind: 'unknown' }

/**
 * When the customer of the request was here last; reading it notes the visit.
 * @throws CatalogueError login-required
 */
export async function lastVisit(): Promise<LastVisit> {
  const customer = await requireLogin()
  if (customer === 'editor') return { kind: 'unknown' }
  const ended = await orWithout('The visits of customers', () => siteVisits().see(customer.subject), 'unknown')
  if (ended === 'unknown') return { kind: 'unknown' }
  return ended === undefined ? { kind: 'first' } : { kind: 'ended', at: new Date(ended).toISOString() }
}
