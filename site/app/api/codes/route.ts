import { respondToCodes } from '#site/page-kinds/public/tables/respond-to-codes.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/codes`: a text of codes becomes an address (`page-kinds/code-check`). */
export const POST = withRefusalPages(async (request: Request): Promise<Response> => {
  return await respondToCodes(request)
})
