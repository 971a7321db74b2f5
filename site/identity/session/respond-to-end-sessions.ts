import { z } from 'zod'
import { type Exchange, refuseExchange, sendTo } from '../http-exchange.ts'
import { returnPath } from '../login/return-path.ts'
import { findSession } from './find-session.ts'
import { endOwnSessions } from './own-sessions.ts'

const form = z.object({
  session: z.union([z.literal('others'), z.string().regex(/^[\w-]{22}$/)]),
  returnTo: z.string().max(500),
})

/**
 * POST /api/auth/end-sessions: ends one session of the customer, or all others, and leads back to their list.
 * @throws CatalogueError sessions-unavailable
 */
export async function respondToEndSessions({ identity, request }: Exchange): Promise<Response> {
  const held = await findSession(identity, request.headers.get('cookie'))
  if (!held.isHeld) return refuseExchange(401)
  const sent = form.safeParse(Object.fromEntries(new URLSearchParams(await request.text())))
  if (!sent.success) return refuseExchange(400)
  // Another customer's session and none at all are the same answer.
  if (!(await endOwnSessions(identity, held.row, sent.data.session))) return refuseExchange(404)
  return sendTo(returnPath(sent.data.returnTo))
}
