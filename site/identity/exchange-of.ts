import 'server-only'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { env } from '#site/server/configuration/env.ts'
import type { Exchange } from './http-exchange.ts'
import { siteIdentity } from './site-identity.ts'

/** The part of a request that the login needs. The website comes from the list of hosts, never from a header. */
export function exchangeOf(request: Request): Exchange {
  const { websiteUri, rules } = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS)
  return { identity: siteIdentity(), request, origin: websiteUri, market: rules }
}
