import { getSettings } from '#site/content/stories/get-settings.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { webManifest } from '#site/page-kinds/seo/web-manifest.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'

export const dynamic = 'force-dynamic'

/** The name and the icons of the website of this host, where a visitor puts it on a home screen. */
export async function GET(request: Request): Promise<Response> {
  return await orAway(async () => {
    const { rules: market, host } = siteOfHeaders(request.headers)
    const siteContext = { market, locale: market.defaultLocale }
    const known = await getSettings(siteContext)
    const manifest = webManifest({
      name: known?.settings.siteName ?? host,
      description: known?.settings.tagline,
      language: locales[known?.language ?? market.defaultLocale].iso,
      home: pathFor(routeNamed('home'), {}, siteContext),
    })
    return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
  })
}
