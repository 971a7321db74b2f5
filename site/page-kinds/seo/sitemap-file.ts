import type { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { pagesPerSitemap, type SitemapEntry, sitemapEnd, sitemapRow, sitemapStart } from './sitemap-xml.ts'

type Site = Pick<ReturnType<typeof siteForHost>, 'isPublic' | 'rules'>

/** What the sitemap `es-1.xml` lists; undefined for a name that the website has no sitemap under. */
export function readSitemapName(
  file: string,
  { isPublic, rules }: Site,
): { locale: LocaleCode; from: number; to: number } | undefined {
  const [, locale = '', part = ''] = /^([a-z]{2})-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  if (!isPublic || !isLocaleCode(locale) || !rules.locales.includes(locale)) return undefined
  const from = (Number(part) - 1) * pagesPerSitemap
  return { locale, from, to: from + pagesPerSitemap }
}

/** The rows of a sitemap, read as fast as they are sent. */
export async function sitemapStream(pages: AsyncGenerator<SitemapEntry>): Promise<ReadableStream<Uint8Array>> {
  // The first page is read before the response starts, so that a failure still has a status.
  const texts = textOf(await pages.next(), pages)
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

async function* textOf(
  first: IteratorResult<SitemapEntry>,
  rest: AsyncGenerator<SitemapEntry>,
): AsyncGenerator<string> {
  yield sitemapStart
  if (!first.done) yield sitemapRow(first.value)
  for await (const page of rest) yield sitemapRow(page)
  yield sitemapEnd
}
