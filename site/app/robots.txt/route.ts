import { configurationTag } from '#site/content/changes/cache-tags.ts'
import { robotsText } from '#site/page-kinds/seo/robots-text.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { env } from '#site/server/configuration/env.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'

export const dynamic = 'force-dynamic'

/** What crawlers may read on the website of this host. */
export function GET(request: Request): Response {
  const site = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS)
  dependOn([configurationTag])
  return new Response(robotsText(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
