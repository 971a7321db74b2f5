import { expect, test } from 'vitest'
import { localeCodes } from '#site/routing/locales.ts'
import { servedMarkets } from '#site/routing/markets.ts'
import { pagesPerSitemap, sitemapRow } from './sitemap-xml.ts'

const mostPages = 50_000
const mostBytes = 50 * 2 ** 20

test('a file of the longest rows stays below both limits of the protocol', () => {
  // Slugs have at most 80 characters (content model, section 6), and no route of the table has more than this.
  const path = `/${'evenements-et-actualites'}/${'ueber-uns-in-der-presse-und-mehr'}/${'a'.repeat(80)}`
  const website = `https://www.${'zarandal'.repeat(4)}.example`
  const family = servedMarkets.filter(({ id }) => id !== 'base')
  const places = family.flatMap(({ locales }) => locales)
  const alternates = [...places, 'x-default'].map((hreflang) => ({ hreflang, url: `${website}/xx${path}` }))
  expect(alternates).toHaveLength(localeCodes.length + 5)
  const row = sitemapRow({ url: `${website}/xx${path}`, alternates })
  expect(pagesPerSitemap).toBeLessThanOrEqual(mostPages)
  expect(Buffer.byteLength(row) * pagesPerSitemap).toBeLessThan(mostBytes)
})
