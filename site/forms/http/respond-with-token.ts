import { customerMarkOf } from '#site/forms/http/customer-mark-of.ts'
import { makeToken } from '#site/forms/submissions/form-token.ts'
import { env } from '#site/server/configuration/env.ts'

/** A token for one visitor, requested when the visitor starts to fill in a form. */
export async function respondWithToken({ headers }: Request, [form = '']: readonly string[]): Promise<Response> {
  const owner = await customerMarkOf(headers.get('cookie'))
  const token = makeToken('visit', form, { secret: env.FORMS_SECRET, now: Date.now(), owner })
  return Response.json({ token }, { headers: { 'cache-control': 'no-store' } })
}
