import { type Site, siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { env } from '#site/server/configuration/env.ts'

/** The website that a host of this process shows. */
export function siteOf(host: string | undefined): Site {
  return siteForHost(host, env.SITE_HOSTS)
}

/** The path of a request's address, without its query. */
export function pathOf({ url = '/' }: { url?: string | undefined }): string {
  return url.split('?', 1)[0] ?? '/'
}
