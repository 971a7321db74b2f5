import type { Exchange } from '../http-exchange.ts'
import { readCookie, sessionCookieName, unsealTicket } from './session-cookie.ts'
import { endSession } from './session-rows.ts'

/**
 * Ends the session that the browser's cookie names, whoever began it. The provider is not asked: a session that is left
 * needs no new tokens, and ends at once although the provider is away.
 */
export async function endHeldSession({ identity, request }: Exchange): Promise<void> {
  const sealed = readCookie(request.headers.get('cookie'), sessionCookieName)
  const ticket = sealed === undefined ? undefined : await unsealTicket(sealed, identity.settings.secret)
  if (ticket) endSession(identity, ticket.id, 'session_expired')
}
