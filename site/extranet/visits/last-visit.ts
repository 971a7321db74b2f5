import 'server-only'
import { siteVisits } from '#site/server/customers/visits/site-visits.ts'
import { requireLogin } from '../require-reader.ts'

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
  try {
    const ended = await siteVisits().see(customer.subject)
    return ended === undefined ? { kind: 'first' } : { kind: 'ended', at: new Date(ended).toISOString() }
  } catch (error) {
    // Documents can be read without marks.
    process.stderr.write(`The visits of customers cannot be read: ${error instanceof Error ? error.message : error}\n`)
    return { kind: 'unknown' }
  }
}
