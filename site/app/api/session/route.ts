import { exchangeOf } from '#site/identity/exchange-of.ts'
import { orSessionsAway } from '#site/identity/or-sessions-away.ts'
import { respondWithSession } from '#site/identity/session/respond-with-session.ts'

export async function GET(request: Request): Promise<Response> {
  return await orSessionsAway(() => respondWithSession(exchangeOf(request)))
}
