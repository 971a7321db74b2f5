import { exchangeOf } from '#site/identity/exchange-of.ts'
import { answerSession } from '#site/identity/session/respond-with-session.ts'

export async function GET(request: Request): Promise<Response> {
  return await answerSession(exchangeOf(request))
}
