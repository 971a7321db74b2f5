import assert from 'node:assert/strict'
import fc from 'fast-check'
import { downloadPath, parseDownloadHref } from 'site/extranet/downloads/download-path.ts'
import { readGalleryAddress } from 'site/features/block-gallery/read-gallery-address.ts'
import { eventCalendarPath, readFeed } from 'site/features/feeds/feed-addresses.ts'
import { readDigitalLink } from 'site/features/gs1-links/digital-link.ts'
import { localeOfReturn } from 'site/identity/login/locale-of-return.ts'
import { returnPath } from 'site/identity/login/return-path.ts'
import { pageOfState } from 'site/identity/login/transaction.ts'
import { siteForHost } from 'site/routing/hosts/site-for-host.ts'
import { defaultHosts } from 'site/routing/hosts/site-hosts.ts'
import { markdownAddress, pageAddress } from 'site/routing/markdown-address.ts'
import { markets, servedMarkets } from 'site/routing/markets.ts'
import { matchPath } from 'site/routing/match-path.ts'
import { formatAt } from 'site/routing/page-format.ts'
import { pathIn } from 'site/routing/path-for.ts'
import { paramPlaces } from 'site/routing/path-pattern.ts'
import { plainTarget } from 'site/routing/query/plain-target.ts'
import { isSafeTarget } from 'site/routing/redirects/collapse-redirects.ts'
import { routeTable } from 'site/routing/route-table.ts'
import { judgeAddress } from 'site/routing/stories/judge-address.ts'
import { decodedPath } from 'site/server/middleware/address/decoded-path.ts'
import { readSlugQuery } from 'site/server/middleware/read-slug-query.ts'
import { knownTarget } from 'site/server/page-cache/request/known-target.ts'
import { wholePayload } from 'site/server/page-cache/request/whole-payload.ts'
import { hasOneHost, originForm } from 'site/server/pipeline/origin-form.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader } from '../reader.ts'

const site = 'http://site.invalid'
const paths = servedMarkets.flatMap((market) =>
  market.locales.flatMap((locale) =>
    routeTable.flatMap((route) => {
      const params = Object.fromEntries(paramPlaces(route.story).map(({ param }) => [param, 'nor-1r']))
      return pathIn(route, params, { market, locale }) ?? []
    }),
  ),
)
const anyPath = texts(fc.constantFrom(...paths), signs('/ . - _ /en /productos ? # & a é'))
const anyTarget = texts(
  fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom('', '?q=llave', '?page=2&status=live', '?_rsc=1&utm_source=a'))
    .map((parts) => parts.join('')),
  signs('/ ? & = + .md .pdf _rsc page # http:// @ :80'),
)
const known = new Set(['page', 'q', 'status'])

/** Paths, targets and parameters of addresses. */
export const addressReaders: readonly Reader[] = [
  defineReader({
    name: 'address-path',
    inputs: anyPath,
    check(typed) {
      const path = decodedPath(typed)
      if (path === undefined) return
      for (const market of servedMarkets) {
        const match = matchPath(path, market)
        if (match) assert.equal(pathIn(match.route, match.params, { market, locale: match.locale }), path)
      }
    },
    growing: {
      pieces: signs('/ /a %2e . a-'),
      longest: 8000,
      read: (text) => matchPath(plainTarget(text), markets.base),
    },
  }),
  defineReader({
    name: 'address-target',
    inputs: anyTarget,
    check(target) {
      assert.equal(plainTarget(plainTarget(target)), plainTarget(target))
      const { target: reduced, ignored } = knownTarget(target, known)
      assert.deepEqual(knownTarget(reduced, known), { target: reduced, ignored: '' })
      assert.equal(knownTarget(`/?${ignored}`, known).target, '/')
      wholePayload({ method: 'GET', url: target, headers: { rsc: '1' } })
      assert.ok(originForm(target, 'a.example')?.startsWith('/') ?? true)
      hasOneHost(target.split('/'))
      const address = formatAt(target)
      if (address) assert.ok(target.toLowerCase().endsWith(address.format.ending))
      if (!target.split('?')[0]?.endsWith('/index') && target.startsWith('/'))
        assert.equal(pageAddress(markdownAddress(target)), target)
    },
    growing: {
      pieces: signs('? &a &q= % // \\ +'),
      longest: 8000,
      read: (text) => [plainTarget(`/${text}`), knownTarget(`/?${text}`, known), originForm(text, '')],
    },
  }),
  defineReader({
    name: 'address-host',
    inputs: texts(
      fc.constantFrom('www.keys.example', 'italy.localhost:3000', '[::1]:80'),
      signs('. : localhost [ ] @'),
    ),
    check: (host) => assert.ok(siteForHost(host, defaultHosts('http://localhost:3000')).rules.locales.length > 0),
    growing: { pieces: [':', ':1', '.', 'a'], longest: 8000, read: (text) => siteForHost(text, []) },
  }),
  defineReader({
    name: 'address-return',
    inputs: texts(fc.constantFrom(...paths, '/?a=b#c'), signs('/ \\ @ : // . %2f %5c evil.example ? #')),
    check(wanted) {
      const path = returnPath(wanted)
      assert.equal(new URL(path, site).origin, site)
      assert.ok(path.startsWith('/') && !/^\/[/\\]/.test(path))
      assert.equal(returnPath(path), path)
      for (const market of servedMarkets) localeOfReturn(path, market)
      pageOfState(wanted)
      assert.equal(pageOfState(`a.${Buffer.from(wanted).toString('base64url')}`), returnPath(wanted.toWellFormed()))
    },
  }),
  defineReader({
    name: 'address-slug-query',
    inputs: texts(
      fc.constantFrom(...paths).map((path) => `path=${path}&locale=es`),
      signs('path= locale= & en /'),
    ),
    check(query) {
      for (const market of servedMarkets) {
        const read = readSlugQuery(new URLSearchParams(query), market)
        if ('path' in read && read.path !== undefined)
          assert.ok(read.path.startsWith('/') && !read.path.startsWith('//'))
      }
    },
  }),
  defineReader({
    name: 'address-program',
    inputs: texts(
      fc.constantFrom(
        '/feeds/es/events/campus.ics',
        '/01/04006381333931/10/AB-1?linkType=gs1:pip',
        '/api/downloads/global/catalogos/llaves/it.pdf',
        '/_gallery/hero/768',
      ),
      signs('/ /01 /10 /21 .ics .pdf . %2e linkType=all ? &'),
    ),
    check(path) {
      const feed = readFeed(path, markets.base)
      if (feed?.shows === 'event')
        assert.deepEqual(readFeed(eventCalendarPath(feed.locale, feed.slug), markets.base), feed)
      const file = parseDownloadHref(path)
      if (file) assert.deepEqual(parseDownloadHref(downloadPath(file)), file)
      readGalleryAddress(path.split('/').slice(2))
      const url = URL.parse(path, site)
      const link = url && readDigitalLink(url, path)
      if (link && 'gtin' in link) assert.match(link.gtin, /^\d{14}$/)
    },
    growing: {
      pieces: signs('/10/a / %41 a . , ;'),
      longest: 8000,
      read: (text) => [
        readFeed(`/feeds/es/${text}`, markets.base),
        parseDownloadHref(`/api/downloads/${text}`),
        readDigitalLink(new URL(`/01/04006381333931/${text}`, site), text),
      ],
    },
  }),
  defineReader({
    name: 'address-redirect-target',
    inputs: texts(fc.constantFrom('/productos', 'https://a.example/b?c#d'), signs('/ \\ http: javascript: : @ \t # ?')),
    check(target) {
      if (!isSafeTarget(target)) return
      const url = new URL(target, site)
      assert.ok(target.startsWith('/') ? url.origin === site : /^https?:$/.test(url.protocol))
    },
  }),
  defineReader({
    name: 'address-of-story',
    inputs: texts(
      fc.constantFrom('global/productos/nor-1r', 'italy/extranet', '_config/site-settings'),
      signs('/ - _ global es api'),
    ),
    check(slug) {
      judgeAddress(slug)
      judgeAddress('global/a', { es: slug, [slug]: 'b' })
    },
    growing: { pieces: ['a-', '/', '-', 'a'], longest: 2000, read: (text) => judgeAddress(text) },
  }),
]
