import { countAddresses, hasPages } from '#site/content/addresses/list-sitemap.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { pagesPerSitemap, sitemapIndex } from '#site/page-kinds/seo/sitemap-xml.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'

export const dynamic = 'force-dynamic'

/** The website's sitemaps: one a locale, more where there are many pages. A website that is not public has none. */
export async function GET(request: Request): Promise<Response> {
  return await orAway(() => respond(request))
}

async function respond(request: Request): Promise<Response> {
  const site = siteOfHeaders(request.headers)
  if (!site.isPublic) return new Response('This website is not public.\n', { status: 404 })
  const parts = Math.max(1, Math.ceil((await countAddresses()) / pagesPerSitemap))
  const files = site.rules.locales.flatMap((locale) =>
    Array.from({ length: parts }, (_, index) => ({ locale, name: `${locale}-${index + 1}.xml`, index })),
  )
  const urls: string[] = []
  for (const { locale, name, index } of files) {
    // A sitemap without a page is none: a locale may have no translation yet.
    const from = index * pagesPerSitemap
    const isFilled = await hasPages({ market: site.rules, locale, from, to: from + pagesPerSitemap })
    if (isFilled) urls.push(`${site.websiteUri}/sitemaps/${name}`)
  }
  return new Response(sitemapIndex(urls), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
