import { checkStorySlug } from '#site/content/addresses/check-story-slug.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'
import { routeAt } from '#site/server/middleware/find-route.ts'
import { readSlugQuery } from '#site/server/middleware/read-slug-query.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/**
 * `GET /api/checkStorySlugs?path=&locale=` (acceptance row D1): `{ path, lang }` of the canonical address, `{}` when no
 * story is there.
 */
export async function respondWithCanonicalPath(request: Request): Promise<Response> {
  const market = siteOfHeaders(request.headers).rules
  const question = readSlugQuery(new URL(request.url).searchParams, market)
  if ('refusal' in question) return refusal(400, question.refusal)
  const found = question.path === undefined ? undefined : routeAt(question.path, market)
  try {
    return Response.json((found && (await checkStorySlug(found.match, market))) ?? {})
  } catch (error) {
    // Spec section 8: an error is passed on only when it carries a status.
    if (!isCatalogueError(error)) return Response.json({})
    return refusal(errorCatalogue[error.code].status, 'The content service does not answer.')
  }
}
