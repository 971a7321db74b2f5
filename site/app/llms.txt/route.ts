import { llmsOfSite } from '#site/page-kinds/public/llms-of-site.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { env } from '#site/server/configuration/env.ts'

export const dynamic = 'force-dynamic'

/** The pages of the website of this host for language models; a website that is not public has none. */
export async function GET(request: Request): Promise<Response> {
  return await orAway(async () => {
    const site = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS)
    if (!site.isPublic) return new Response('This website is not public.\n', { status: 404 })
    const text = await llmsOfSite(site)
    return new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
  })
}
