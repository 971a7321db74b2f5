import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { contextOfSearch } from './context-of-search.ts'
import type { BrowserAccess } from './search-access.ts'

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/**
 * Answers what a browser needs to search; nobody keeps it, because a key is good for minutes.
 * @param accessIn undefined when nobody has logged in
 */
export async function respondWithAccess(
  request: Request,
  accessIn: (siteContext: SiteContext) => Promise<BrowserAccess | undefined> | BrowserAccess,
): Promise<Response> {
  const siteContext = contextOfSearch(request)
  if (!siteContext) return Response.json({ error: 'No such language here.' }, { status: 400, headers })
  const access = await accessIn(siteContext)
  if (!access) return Response.json({ error: 'Only customers who have logged in.' }, { status: 401, headers })
  return Response.json(access, { headers })
}
