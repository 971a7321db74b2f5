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

/** @throws what the pages throw */
export async function sitemapText(pages: AsyncIterable<SitemapEntry>): Promise<string> {
  const rows: string[] = []
  for await (const page of pages) rows.push(sitemapRow(page))
  return `${sitemapStart}${rows.join('')}${sitemapEnd}`
}
