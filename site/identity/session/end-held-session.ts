import type { Exchange } from '../http-exchange.ts'
import { decryptTicket, readCookie, sessionCookieName } from './session-cookie.ts'
import { endSession } from './session-rows.ts'

/**
 * Ends the session that the browser's cookie names, whoever began it. The provider is not asked: a session that is left
 * needs no new tokens, and ends at once although the provider is away.
 */
export async function endHeldSession({ identity, request }: Exchange): Promise<void> {
  const encrypted = readCookie(request.headers.get('cookie'), sessionCookieName)
  const ticket = encrypted === undefined ? undefined : await decryptTicket(encrypted, identity.settings.secret)
  if (ticket) endSession(identity, ticket.id, 'session_expired')
}
