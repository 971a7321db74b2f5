import 'server-only'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import type { Exchange } from './http-exchange.ts'
import { siteIdentity } from './site-identity.ts'

/** The part of a request that the login needs. The website comes from the list of hosts, never from a header. */
export function exchangeOf(request: Request): Exchange {
  const { websiteUri, rules } = siteOfHeaders(request.headers)
  return { identity: siteIdentity(), request, origin: websiteUri, market: rules }
}
