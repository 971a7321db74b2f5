import type { Exchange } from '../http-exchange.ts'
import { decryptTicket, readCookie, sessionCookieName } from './session-cookie.ts'
import { endSession } from './session-rows.ts'

/**
 * Ends the session that the browser's cookie names. It sends no request to the provider: an ended session needs no new
 * tokens, and it must end although the provider is unavailable.
 */
export async function endHeldSession({ identity, request }: Exchange): Promise<void> {
  const encrypted = readCookie(request.headers.get('cookie'), sessionCookieName)
  const ticket = encrypted === undefined ? undefined : await decryptTicket(encrypted, identity.settings.secret)
  if (ticket) await endSession(identity, ticket.id, 'session_expired')
}
