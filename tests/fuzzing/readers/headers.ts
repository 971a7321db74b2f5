import assert from 'node:assert/strict'
import fc from 'fast-check'
import { parseRange } from 'local-stack/content-service/assets/parse-range.ts'
import { readChoice } from 'site/browser/consent/choice.ts'
import { planResponse } from 'site/extranet/downloads/plan-response.ts'
import { prefersMarkdown } from 'site/features/markdown-pages/prefers-markdown.ts'
import { isOwnOrigin } from 'site/forms/submissions/is-own-origin.ts'
import { transactionNames } from 'site/identity/login/transaction.ts'
import { readCookie } from 'site/identity/session/session-cookie.ts'
import { readLocaleCookie, rememberedLocale } from 'site/routing/cookies/locale-cookie.ts'
import { hintedLogin } from 'site/routing/cookies/login-hint.ts'
import { browserSecret } from 'site/routing/cookies/return-cookie.ts'
import { requestHost } from 'site/routing/hosts/request-host.ts'
import { servedMarkets } from 'site/routing/markets.ts'
import { visitorAddress } from 'site/routing/visitor-address.ts'
import { requestIdOf } from 'site/server/observability/request-id.ts'
import { encodingFor } from 'site/server/page-cache/cached-response.ts'
import { clientNetwork } from 'site/server/pipeline/client-network.ts'
import { hasCredentials, userIn } from 'site/server/preview/basic-auth.ts'
import { isAheadOfClick, wantsPage } from 'site/server/refusals/wants-page.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader } from '../reader.ts'

const credentials = { user: 'redacción', password: 'a:b' }
const basic = `Basic ${Buffer.from('redacción:a:b').toString('base64')}`
const longest = 16_000
const file = { length: 1000, contentType: 'text/plain', etag: '"a-1000"', changedAt: new Date(0) }
const ranged = (range: string) =>
  planResponse(file, { method: 'GET', range, ifRange: undefined, ifNoneMatch: range }, 'b')

/** Headers of requests. */
export const headerReaders: readonly Reader[] = [
  defineReader({
    name: 'header-cookie',
    inputs: texts(
      fc.constantFrom(
        'i18n_redirected=it; consent=v1.statistics',
        `__Host-form=${'a'.repeat(32)}; is_authenticated=b; __Host-login-abcdef-${'0'.repeat(32)}=c`,
      ),
      [...signs('= ; " , %22 consent= v1. __proto__='), '; '],
    ),
    check(header) {
      const choice = readChoice(header)
      if (choice) assert.ok(choice.size <= 10)
      for (const market of servedMarkets)
        assert.ok(market.locales.some((one) => one === rememberedLocale(readLocaleCookie(header), market)))
      assert.match(browserSecret(header), /^([\w-]{32})?$/)
      for (const name of transactionNames(header)) assert.equal(typeof readCookie(header, name), 'string')
      hintedLogin(header)
    },
    growing: {
      pieces: [...signs('a=b; ; = " % a'), ' '],
      longest,
      read: (text) => [readChoice(text), transactionNames(text)],
    },
  }),
  defineReader({
    name: 'header-range',
    inputs: texts(
      fc.constantFrom('bytes=0-99', 'bytes=-5', 'bytes=0-0,10-20', '"a-1000", W/"b"', '*'),
      signs('bytes= - , 0 999 1000 " W/'),
    ),
    check(header) {
      for (const ifRange of [undefined, header, file.etag]) {
        const plan = planResponse(file, { method: 'GET', range: header, ifRange, ifNoneMatch: header }, 'b')
        for (const { start, end } of 'parts' in plan ? plan.parts : [])
          assert.ok(0 <= start && start <= end && end < file.length)
      }
      const range = parseRange(header, 1000)
      if (typeof range === 'object') assert.ok(0 <= range.start && range.start <= range.end && range.end < 1000)
      assert.ok(typeof parseRange(header, 0) !== 'object')
    },
    growing: {
      pieces: [...signs('0-1, - , "a", 1'), ' '],
      longest,
      read: (text) => [ranged(`bytes=${text}`), parseRange(text, 9)],
    },
  }),
  defineReader({
    name: 'header-accept',
    inputs: texts(
      fc.constantFrom('text/html,text/markdown;q=0.9', 'gzip, br;q=0, identity', 'sv-SE,de-AT;q=0.8,en;q=0.7'),
      [...signs(', ; q= * */* 0 . br text/markdown'), ' '],
    ),
    check(header) {
      assert.ok(['br', 'gzip', 'identity'].includes(encodingFor(header, { bodies: { br: Buffer.alloc(1) } })))
      assert.equal(encodingFor(header, { bodies: {} }), 'identity')
      prefersMarkdown(header)
      wantsPage({ accept: header, 'sec-fetch-mode': header })
      isAheadOfClick({ 'sec-purpose': header })
    },
    growing: {
      pieces: [...signs(', ; q= text/markdown, a'), ' '],
      longest,
      read: (text) => [
        encodingFor(text, { bodies: { br: Buffer.alloc(1) } }),
        prefersMarkdown(`text/markdown,${text}`),
      ],
    },
  }),
  defineReader({
    name: 'header-forwarded',
    inputs: texts(
      fc.constantFrom('203.0.113.9, 2001:db8::1', '::ffff:192.0.2.1', 'fe80::1%eth0', '[::1]:80'),
      signs(', : :: . % [ ] 0x /64 ffff'),
    ),
    check(header) {
      for (const prefix of [64, 56]) {
        const network = clientNetwork(header, prefix)
        assert.equal(clientNetwork(network, prefix), network)
      }
      assert.equal(visitorAddress({ 'x-forwarded-for': header }, '192.0.2.1', false), '192.0.2.1')
      visitorAddress({ 'x-forwarded-for': header }, undefined, true)
      assert.equal(requestHost({ host: 'a', 'x-forwarded-host': header }, false), 'a')
      requestHost({ host: 'a', 'x-forwarded-host': header }, true)
      assert.match(requestIdOf({ 'x-request-id': header }, true), /^[\w-]{8,64}$/)
    },
    growing: {
      pieces: signs(': , 1 . f: % 0'),
      longest,
      read: (text) => [clientNetwork(text), visitorAddress({ 'x-forwarded-for': text }, '', true)],
    },
  }),
  defineReader({
    name: 'header-authorization',
    inputs: texts(fc.constant(basic), ['Basic ', 'Bearer ', '=', '-', '_', ' ', 'a']),
    check(header) {
      const decoded = Buffer.from(/^basic +(.*)$/i.exec(header)?.[1] ?? '', 'base64').toString()
      if (hasCredentials(header, credentials)) assert.equal(decoded, 'redacción:a:b')
      userIn(header)
    },
    growing: { pieces: [' ', 'a', '='], longest, read: (text) => userIn(`Basic ${text}`) },
  }),
  defineReader({
    name: 'header-origin',
    inputs: texts(fc.constantFrom('https://a.example', 'null', 'http://a.example:80'), signs(': / @ . a.example # ?')),
    check(text) {
      // Other signs come through no server.
      const origin = text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '')
      if (isOwnOrigin(new Headers({ origin, host: 'a.example' }))) assert.equal(new URL(origin).host, 'a.example')
    },
  }),
]
