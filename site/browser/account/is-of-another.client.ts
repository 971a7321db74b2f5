import type { SessionResponse } from './session-response.ts'
import { claimTab } from './tab-memory.client.ts'

/**
 * Whether the document belongs to somebody else than the session. Pages from behind the login are for their own login
 * alone. A public page is the same for everybody, but not what was typed in it: that stays after a logout, and goes when
 * another customer logs in.
 * @param owner mark of the login whose pages the document holds; undefined for a public page
 */
export function isOfAnother({ login, user }: SessionResponse, owner: string | undefined): boolean {
  const isOtherCustomer = user !== undefined && claimTab(user.subject)
  return isOtherCustomer || (owner !== undefined && login !== owner)
}
