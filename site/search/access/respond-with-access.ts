import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import type { BrowserAccess } from './search-access.ts'
import { extranetSearchKey, keySeconds, publicSearchKey, type SearchReader } from './search-keys.ts'

/**
 * Responds with a browser's search access, a key that is valid for minutes.
 * @param accessIn undefined without a session
 */
export async function respondWithAccess(
  request: Request,
  accessIn: (siteContext: SiteContext) => Promise<BrowserAccess | undefined> | BrowserAccess,
): Promise<Response> {
  const siteContext = contextOfSearch(request)
  if (!siteContext) return refusal(400, 'No such language here.')
  const access = await accessIn(siteContext)
  if (!access) return refusal(401, 'Only customers who have logged in.')
  return Response.json(access)
}

/** The market of the host, and the language a page asks for; undefined when the market does not have it. */
function contextOfSearch(request: Request): SiteContext | undefined {
  const market = siteOfHeaders(request.headers).rules
  const wanted = new URL(request.url).searchParams.get('locale')
  const locale = market.locales.find((code: LocaleCode) => code === wanted)
  return locale === undefined ? undefined : { market, locale }
}

/** The search access of a visitor's browser in a market and language. */
export function publicAccess(siteContext: SiteContext): BrowserAccess {
  return { ...service(), key: publicSearchKey(siteContext), keyContext: 'address' }
}

/** The search access of a customer's browser; its key names the customer's groups, and is in no log of addresses. */
export function extranetAccess(siteContext: SiteContext, reader: SearchReader): BrowserAccess {
  return { ...service(), key: extranetSearchKey(siteContext, reader), keyContext: 'header' }
}

function service() {
  return {
    host: env.SEARCH_BROWSER_HOST ?? env.SEARCH_HOST,
    applicationId: env.SEARCH_APP_ID,
    isLite: env.SEARCH_LITE,
    cacheSeconds: env.SEARCH_CACHE_SECONDS,
    validSeconds: keySeconds,
  }
}
