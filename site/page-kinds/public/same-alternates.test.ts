import { setupI18n } from '@lingui/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkHeader, searchMetadata } from '#site/content/addresses/page-alternates.ts'
import { pageMetadata } from '#site/page-kinds/seo/page-metadata.ts'
import { sitemapRow } from '#site/page-kinds/seo/sitemap-xml.ts'
import { defaultHosts } from '#site/routing/hosts/site-hosts.ts'
import { localeCodes } from '#site/routing/locales.ts'
import { servedMarkets } from '#site/routing/markets.ts'
import { isTranslated } from '#site/routing/stories/story-location.ts'

const hosts = defaultHosts('http://localhost:3000')
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const siteContexts = servedMarkets.flatMap((market) => market.locales.map((locale) => ({ market, locale })))

test('a page names the same other languages in its head, in the Link header and in the sitemap', () => {
  const languages = fc.subarray([...localeCodes])
  fc.assert(
    fc.property(languages, fc.constantFrom(...siteContexts), (translated, siteContext) => {
      const story = {
        default_full_slug: 'global/productos/llave',
        translated_slugs: translated.map((lang) => ({ lang, path: `global/p/${lang}`, published: true })),
        content: {},
      }
      fc.pre(isTranslated(story, siteContext.locale))
      const details = searchMetadata(story, siteContext, { hosts, versions: { global: story } })
      const wanted = details.alternates.map(({ hreflang, url }) => `${hreflang} ${url}`).toSorted()
      expect(wanted.length).toBeGreaterThan(1)
      const head = pageMetadata({ ...details, name: { pageTitle: 'x' }, locale: siteContext.locale }, i18n)
      const inHead = Object.entries(head.alternates?.languages ?? {}).map(([tag, url]) => `${tag} ${String(url)}`)
      const header = (linkHeader(details) ?? '').matchAll(/<([^>]+)>; rel="alternate"; hreflang="([^"]+)"/g)
      const row = sitemapRow({ url: details.canonical ?? '', alternates: details.alternates })
      const inRow = row.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
      expect(inHead.toSorted()).toEqual(wanted)
      expect([...header].map(([, url, tag]) => `${tag} ${url}`).toSorted()).toEqual(wanted)
      expect([...inRow].map(([, tag, url]) => `${tag} ${url}`).toSorted()).toEqual(wanted)
    }),
  )
})
