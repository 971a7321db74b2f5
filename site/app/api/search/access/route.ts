import { publicAccess } from '#site/search/access/browser-access.ts'
import { respondWithAccess } from '#site/search/access/respond-with-access.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `GET /api/search/access?locale=`: a key for what everybody in the host's market may find, good for a quarter of an hour. */
export const GET = withRefusalPages(async (request: Request): Promise<Response> => {
  return await respondWithAccess(request, publicAccess)
})
