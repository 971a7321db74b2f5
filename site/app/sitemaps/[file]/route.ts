import { countAddresses, listSitemap } from '#site/content/addresses/list-sitemap.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { readSitemapName, sitemapText } from '#site/page-kinds/seo/sitemap-xml.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'

export const dynamic = 'force-dynamic'

type FileProps = { params: Promise<{ file: string }> }

/** One sitemap, `es-1.xml`. */
export async function GET(request: Request, { params }: FileProps): Promise<Response> {
  const { file } = await params
  return await orAway(() => respond(request, file))
}

async function respond(request: Request, file: string): Promise<Response> {
  const site = siteOfHeaders(request.headers)
  const named = readSitemapName(file, site)
  // Numbers that anyone can invent cost no request.
  if (!named || (named.from > 0 && named.from >= (await countAddresses())))
    return new Response('There is no such sitemap.\n', { status: 404 })
  const text = await sitemapText(listSitemap({ market: site.rules, ...named }))
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
