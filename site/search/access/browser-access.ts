import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import type { BrowserAccess } from './search-access.ts'
import { extranetSearchKey, keySeconds, publicSearchKey, type SearchReader } from './search-keys.ts'

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
