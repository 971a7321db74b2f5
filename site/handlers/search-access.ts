import 'server-only'
import { customerOf } from '#site/identity/customer-of.ts'
import { extranetAccess, publicAccess, respondWithAccess } from '#site/search/access/respond-with-access.ts'

/** `GET /api/search/access?locale=`: a key for what everybody in the host's market may find, good for a quarter of an hour. */
export async function respondWithPublicAccess(request: Request): Promise<Response> {
  return await respondWithAccess(request, publicAccess)
}

/**
 * `GET /api/search/extranet-access?locale=`: a key for what this customer may find behind the login, good for a quarter of
 * an hour. Without a session the response is 401.
 * @throws CatalogueError sessions-unavailable
 */
export async function respondWithExtranetAccess(request: Request): Promise<Response> {
  return await respondWithAccess(request, async (siteContext) => {
    const customer = await customerOf(request.headers.get('cookie'))
    return customer && extranetAccess(siteContext, customer)
  })
}
