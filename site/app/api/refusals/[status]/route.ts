import { refusal } from '#site/server/refusals/refusal.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

type Context = { params: Promise<{ status: string }> }

/** The response to a request that was refused before it reached a route (`routing/refusal-address.ts`). */
export const GET = withRefusalPages(async (_: Request, { params }: Context): Promise<Response> => {
  const status = Number((await params).status)
  return refusal(status >= 400 && status < 500 ? status : 404, 'The request was refused.')
})
