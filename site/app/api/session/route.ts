import { exchangeOf } from '#site/identity/exchange-of.ts'
import { orSessionsAway } from '#site/identity/or-sessions-away.ts'
import { respondWithSession } from '#site/identity/session/respond-with-session.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

export const GET = withRefusalPages(async (request: Request): Promise<Response> => {
  return await orSessionsAway(() => respondWithSession(exchangeOf(request)))
})
