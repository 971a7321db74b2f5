import type { SessionResponse } from './session-response.ts'
import { claimTab } from './tab-memory.client.ts'

/**
 * Whether the document belongs to another login than the session. Pages of the extranet belong to their own login. A public page is the
 * same for every visitor, but typed text is not: it stays after a logout, and goes when another customer logs in.
 * @param owner mark of the login whose pages the document contains; undefined for a public page
 */
export function isOfAnother({ login, user }: SessionResponse, owner: string | undefined): boolean {
  const isOtherCustomer = user !== undefined && claimTab(user.subject)
  return isOtherCustomer || (owner !== undefined && login !== owner)
}
