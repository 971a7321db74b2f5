import { type Site, siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { env } from './env.ts'

/** The website that a request is for, by its header `host`. */
export function siteOfHeaders(headers: Pick<Headers, 'get'>): Site {
  return siteForHost(headers.get('host') ?? undefined, env.SITE_HOSTS)
}
