import { env } from '#site/env.ts'
import { siteForHost } from '#site/routing/site-for-host.ts'
import { robotsText } from '#site/seo/robots-text.ts'

export const dynamic = 'force-dynamic'

/** What crawlers may read on the website of this host. */
export function GET(request: Request): Response {
  const site = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS)
  return new Response(robotsText(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
