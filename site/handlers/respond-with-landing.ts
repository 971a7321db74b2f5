import { getCustomLanding } from '#site/content/stories/get-custom-landing.ts'
import { isCustomLanding } from '#site/routing/route-table.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { errorCatalogue, isCatalogueError, landingMessage } from '#site/server/errors.ts'
import { routeAt } from '#site/server/middleware/find-route.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/**
 * `GET /api/getCustomLanding/{path}` (acceptance row C5): the data of the landing at an address of this host, as the
 * content service has them. 404 where no landing is; 500 with the specification's message when they cannot be had.
 */
export async function respondWithLanding(request: Request, path: readonly string[]): Promise<Response> {
  const market = siteOfHeaders(request.headers).rules
  const match = routeAt(`/${path.join('/')}`, market)?.match
  try {
    const found = match && isCustomLanding(match.route) ? await getCustomLanding(match, market) : undefined
    return found === undefined ? refusal(404, `Page not found: /${path.join('/')}`) : Response.json(found.stored)
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    process.stderr.write(`${error.message}\n`)
    return refusal(errorCatalogue['landing-unavailable'].status, landingMessage)
  }
}
