import { llmsOfSite } from '#site/features/markdown-pages/llms-of-site.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'

export const dynamic = 'force-dynamic'

/** The pages of the website of this host for language models; a website that is not public has none. */
export async function GET(request: Request): Promise<Response> {
  return await orAway(async () => {
    const site = siteOfHeaders(request.headers)
    if (!site.isPublic) return new Response('This website is not public.\n', { status: 404 })
    const text = await llmsOfSite(site)
    return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
  })
}
