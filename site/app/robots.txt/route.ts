import { configurationTag } from '#site/content/changes/cache-tags.ts'
import { robotsText } from '#site/page-kinds/seo/robots-text.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'

export const dynamic = 'force-dynamic'

/** What crawlers may read on the website of this host. */
export function GET(request: Request): Response {
  const site = siteOfHeaders(request.headers)
  dependOn([configurationTag])
  return new Response(robotsText(site), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
