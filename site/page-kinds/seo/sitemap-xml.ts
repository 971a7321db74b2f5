import type { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'

/** A page in a sitemap: its address and the same page in other languages and markets. */
export type SitemapEntry = {
  url: string
  alternates: readonly { hreflang: string; url: string }[]
  /** ISO 8601. */
  publishedAt?: string | undefined
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * Most shared pages in one file. The protocol allows 50,000 and 50 MB (sitemaps.org); a file of one page of the service's list costs
 * one request, about as much time as a page, and fits into the page cache.
 */
export const pagesPerSitemap = 1000

/** The list of a website's sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  const rows = urls.map((url) => `<sitemap><loc>${escapedXml(url)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`
}

export const sitemapStart = `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const sitemapEnd = '</urlset>\n'

/** One page of a sitemap, with every language of it (Google: localized versions of a page). */
export function sitemapRow({ url, alternates, publishedAt }: SitemapEntry): string {
  const links = alternates.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escapedXml(one.url)}"/>`,
  )
  return `<url><loc>${escapedXml(url)}</loc>${lastChange(publishedAt)}${links.join('')}</url>\n`
}

/** In the protocol's form (W3C Datetime); a time that cannot be read is left out. */
function lastChange(publishedAt: string | undefined): string {
  const time = Date.parse(publishedAt ?? '')
  return Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')}</lastmod>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function escapedXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

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
