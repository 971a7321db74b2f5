import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { defaultHosts } from '#site/routing/hosts/site-hosts.ts'
import { metaTitle } from './meta-title.ts'
import { robotsText } from './robots-text.ts'
import { securityText } from './security-text.ts'
import { sitemapIndex, sitemapRow } from './sitemap-xml.ts'
import { breadcrumbData, newsData, organizationData, productData } from './structured-data.ts'

const hosts = defaultHosts('http://localhost:3000')

describe('robots.txt', () => {
  test('of a public website names its sitemap and closes its extranet', () => {
    const text = robotsText(siteForHost('germany.localhost', hosts))
    expect(text).toContain('Sitemap: http://germany.localhost:3000/sitemap.xml')
    expect(text).toContain('Disallow: /extranet\n')
    expect(text).not.toContain('Disallow: /\n')
  })

  test.each(['staging.localhost', 'made-up.example'])('of %s closes everything', (host) => {
    expect(robotsText(siteForHost(host, hosts))).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('security.txt', () => {
  const textFor = (host: string, now: string) =>
    securityText(siteForHost(host, hosts), { contact: 'mailto:a@b.example', now: Date.parse(now) })

  test('names the contact, the languages and the address of each website, a field a line (RFC 9116)', () => {
    expect(textFor('germany.localhost', '2026-03-01T10:20:30Z')).toBe(
      [
        'Contact: mailto:a@b.example',
        'Expires: 2026-08-28T00:00:00.000Z',
        'Preferred-Languages: de, en',
        'Canonical: http://germany.localhost:3000/.well-known/security.txt',
        '',
      ].join('\n'),
    )
    expect(textFor('localhost', '2026-03-01T10:20:30Z')).toContain('Preferred-Languages: es, en\n')
  })

  test.each(['2026-01-01T00:00:00Z', '2027-12-31T23:59:59.999Z'])('read on %s expires within the year', (now) => {
    const [, expires = ''] = /^Expires: (.*)$/m.exec(textFor('localhost', now)) ?? []
    const days = (Date.parse(expires) - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(178)
    expect(days).toBeLessThan(365)
  })
})

test('addresses in a sitemap are escaped', () => {
  const alternates = [{ hreflang: 'es', url: 'https://a.example/?a=1&b=<2>' }]
  expect(sitemapRow({ url: 'https://a.example/"x\'', alternates })).toBe(
    '<url><loc>https://a.example/&quot;x&apos;</loc><xhtml:link rel="alternate" hreflang="es" href="https://a.example/?a=1&amp;b=&lt;2&gt;"/></url>\n',
  )
  expect(sitemapIndex(['https://a.example/s?x&y'])).toContain('<loc>https://a.example/s?x&amp;y</loc>')
})

test.each([
  ['2026-03-01T10:20:30.123Z', '<lastmod>2026-03-01T10:20:30Z</lastmod>'],
  ['2026-03-01T10:20:30.123+01:00', '<lastmod>2026-03-01T09:20:30Z</lastmod>'],
  ['soon', ''],
  [undefined, ''],
])(
  'a page published at %s has the time of its last change in a sitemap, where it can be read',
  (publishedAt, expected) => {
    const row = sitemapRow({ url: 'https://a.example/', alternates: [], publishedAt })
    expect(row).toBe(`<url><loc>https://a.example/</loc>${expected}</url>\n`)
  },
)

describe('the title of a page', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

  test.each([
    [{ pageTitle: 'Quality' }, 'Websites', 'Quality · Websites'],
    [{ productName: 'NOR-1R' }, 'Websites', 'NOR-1R · Websites'],
    [{ categoryName: 'Machines' }, 'Websites', 'Machines · Websites'],
    [{ newsTitle: 'A radio' }, 'Websites', 'A radio · Websites'],
    [{ pressTitle: 'Swarf' }, 'Websites', 'Swarf · Websites'],
    [{ pageTitle: 'Websites' }, 'Websites', 'Websites'],
    [{ pageTitle: 'Quality' }, undefined, 'Quality'],
    [{ newsTitle: 'w'.repeat(54) }, 'Websites', `${'w'.repeat(54)} · Websites`],
    [{ newsTitle: 'w'.repeat(55) }, 'Websites', 'w'.repeat(55)],
    [{ newsTitle: `${'word '.repeat(14)}` }, 'Websites', `${'word '.repeat(12)}word…`],
  ])('%o of the website %s is %s', (name, siteName, title) => expect(metaTitle(i18n, name, siteName)).toBe(title))
})

describe('structured data', () => {
  test('counts the way to a page from one', () => {
    const data = breadcrumbData([
      { label: 'Home', url: 'https://a.example' },
      { label: 'Products', url: 'https://a.example/products' },
    ])
    expect(data['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example' },
      { '@type': 'ListItem', position: 2, name: 'Products', item: 'https://a.example/products' },
    ])
  })

  test('says nothing where nothing is known', () => {
    expect(organizationData({ name: 'A', url: 'https://a.example' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'A',
      url: 'https://a.example',
    })
    const news = { headline: 'H', url: 'https://a.example/h', date: '2026-01-02T00:00:00.000Z', publisher: 'A' }
    expect(newsData({ ...news, images: [] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: 'H',
      url: 'https://a.example/h',
      datePublished: '2026-01-02T00:00:00.000Z',
      publisher: { '@type': 'Organization', name: 'A' },
    })
    expect(productData({ name: 'N', code: 'C', url: 'https://a.example/c', images: [], brand: 'A' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'N',
      sku: 'C',
      mpn: 'C',
      url: 'https://a.example/c',
      brand: { '@type': 'Brand', name: 'A' },
    })
  })

  test('names the number of a pack, and products that are like it or that it belongs to', () => {
    const product = { name: 'N', code: 'C', url: 'https://a.example/c', images: [], brand: 'A' }
    const machine = { name: 'Punto 1', code: 'PUNTO-1', url: 'https://a.example/punto-1' }
    const other = { name: 'Cavelin CV 101', code: 'CV 101', brand: 'Cavelin' }
    expect(productData({ ...product, ean: '2000000010014', similar: [other], accessoryFor: [machine] })).toMatchObject({
      gtin13: '2000000010014',
      isSimilarTo: [
        { '@type': 'Product', name: 'Cavelin CV 101', mpn: 'CV 101', brand: { '@type': 'Brand', name: 'Cavelin' } },
      ],
      isAccessoryOrSparePartFor: [{ '@type': 'Product', name: 'Punto 1', mpn: 'PUNTO-1', url: machine.url }],
    })
    const many = Array.from({ length: 200 }, () => other)
    expect(productData({ ...product, similar: many })['isSimilarTo']).toHaveLength(20)
    for (const ean of ['2000000010015', '96385074', ''])
      expect(productData({ ...product, ean })).not.toHaveProperty('gtin13')
  })
})
