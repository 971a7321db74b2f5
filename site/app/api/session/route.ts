import { answerSession } from '#site/identity/answer-session.ts'
import { exchangeOf } from '#site/identity/exchange-of.ts'

export async function GET(request: Request): Promise<Response> {
  return await answerSession(exchangeOf(request))
}
