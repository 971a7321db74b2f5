/** A page in a sitemap: its address and the same page in other languages and markets. */
export type SitemapEntry = { url: string; alternates: readonly { hreflang: string; url: string }[] }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * Most shared pages in one file. The protocol allows 50,000 and 50 MB (sitemaps.org); a file of one page of the service's list costs
 * one request, about as much time as a page, and fits into the page cache.
 */
export const pagesPerSitemap = 1000

/** The list of a website's sitemaps. */
export function sitemapIndex(urls: readonly string[]): string {
  const rows = urls.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`
}

export const sitemapStart = `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const sitemapEnd = '</urlset>\n'

/** One page of a sitemap, with every language it stands in (Google: localized versions of a page). */
export function sitemapRow({ url, alternates }: SitemapEntry): string {
  const links = alternates.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.hreflang}" href="${escaped(one.url)}"/>`,
  )
  return `<url><loc>${escaped(url)}</loc>${links.join('')}</url>\n`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
