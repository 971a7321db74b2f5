import { customerMarkOf } from '#site/forms/http/customer-mark-of.ts'
import { makeToken } from '#site/forms/submissions/form-token.ts'
import { env } from '#site/server/configuration/env.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** A token for one visitor, requested when the visitor starts to fill in a form. */
export const GET = withRefusalPages(
  async ({ headers }: Request, { params }: { params: Promise<{ form: string }> }): Promise<Response> => {
    const { form } = await params
    const owner = await customerMarkOf(headers.get('cookie'))
    const token = makeToken('visit', form, { secret: env.FORMS_SECRET, now: Date.now(), owner })
    return Response.json({ token }, { headers: { 'cache-control': 'no-store' } })
  },
)
