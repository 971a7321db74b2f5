import { listSitemap } from '#site/content/addresses/list-sitemap.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'
import { pagesPerSitemap, sitemapEnd, sitemapRow, sitemapStart } from '#site/page-kinds/seo/sitemap-xml.ts'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { isLocaleCode } from '#site/routing/locales.ts'
import { env } from '#site/server/configuration/env.ts'

export const dynamic = 'force-dynamic'

type FileProps = { params: Promise<{ file: string }> }

/** One sitemap, `es-1.xml`, written while it is read: it may have thousands of pages. */
export async function GET(request: Request, { params }: FileProps): Promise<Response> {
  const { file } = await params
  return await orAway(() => respond(request, file))
}

async function respond(request: Request, file: string): Promise<Response> {
  const site = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS)
  const [, locale = '', part = ''] = /^([a-z]{2})-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  const isOurs = isLocaleCode(locale) && site.rules.locales.includes(locale)
  if (!isOurs || !site.isPublic) return new Response('There is no such sitemap.\n', { status: 404 })
  const from = (Number(part) - 1) * pagesPerSitemap
  const pages = listSitemap({ market: site.rules, locale, from, to: from + pagesPerSitemap })
  // The first page is read before the answer begins, so that a failure still has a status.
  const first = await pages.next()
  return new Response(streamOf(first, pages), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

type Page = Parameters<typeof sitemapRow>[0]

/** The rows are asked for as fast as they are sent. */
function streamOf(first: IteratorResult<Page>, rest: AsyncGenerator<Page>): ReadableStream<Uint8Array> {
  const texts = textOf(first, rest)
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void texts.return(undefined),
  })
}

async function* textOf(first: IteratorResult<Page>, rest: AsyncGenerator<Page>): AsyncGenerator<string> {
  yield sitemapStart
  if (!first.done) yield sitemapRow(first.value)
  for await (const page of rest) yield sitemapRow(page)
  yield sitemapEnd
}
