import { readerToken } from 'component-schemas/search/reader-token.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markets, servedMarkets } from '#site/routing/markets.ts'
import { extranetSearchKey, keySeconds, publicSearchKey } from './search-keys.ts'

const now = Date.UTC(2026, 10, 21)
const seconds = now / 1000
const siteContext = { market: markets.italy, locale: 'it' } as const

/** What a key restricts, as the search service reads it. */
function restrictionsIn(key: string): URLSearchParams {
  return new URLSearchParams(Buffer.from(key, 'base64').toString('utf8').slice(64))
}

describe('a public key', () => {
  const restrictions = restrictionsIn(publicSearchKey(siteContext, now))

  test('holds the market and the moment', () => {
    expect(restrictions.get('filters')).toBe(`markets:italy AND from <= ${seconds} AND until > ${seconds}`)
  })

  test('is for the indexes of one language, and for a quarter of an hour', () => {
    expect(restrictions.get('restrictIndices')).toBe('public_it,public_it_code_asc,public_it_newest')
    expect(restrictions.get('validUntil')).toBe(String(seconds + keySeconds))
    expect(keySeconds).toBe(900)
  })
})

describe('a key for a customer', () => {
  const reader = { subject: 'c-1', groups: ['distributor', 'x" OR groups:"other'], market: 'italy' }
  const restrictions = restrictionsIn(extranetSearchKey(siteContext, reader, now))

  test('holds their groups and their market, and no claim breaks out of its value', () => {
    const filters = restrictions.get('filters')
    const [one, other] = reader.groups.map(readerToken)
    expect(filters).toContain(`(for:all OR for:${one} OR for:${other})`)
    expect(filters).toContain('(home:all OR home:italy)')
    expect(filters).toContain('markets:italy AND')
    const strange = restrictionsIn(extranetSearchKey(siteContext, { ...reader, market: 'x OR home:spain' }, now))
    expect(strange.get('filters')).toMatch(/\(home:all\)$/)
  })

  test('is for what stands behind the login alone', () => {
    expect(restrictions.get('restrictIndices')).toBe('extranet_it')
  })

  test('asks for no market of customers who are of all', () => {
    const filters = restrictionsIn(extranetSearchKey(siteContext, { ...reader, market: undefined }, now)).get('filters')
    expect(filters).not.toContain('home')
  })
})

describe('every key', () => {
  const claim = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('distributor', 'locksmith', 'wholesaler'))
  const longestMarket = servedMarkets.toSorted((a, b) => b.id.length - a.id.length)[0] ?? markets.base

  test('is shorter than the hosted service’s 500 characters, for whatever groups and market', () => {
    for (const market of servedMarkets) {
      expect(publicSearchKey({ market, locale: 'es' }, now).length).toBeLessThan(500)
    }
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 30 }), fc.option(claim, { nil: undefined }), (groups, market) => {
        const key = extranetSearchKey({ market: longestMarket, locale: 'de' }, { subject: 's', groups, market }, now)
        expect(key.length).toBeLessThan(500)
      }),
    )
  })

  test('has room for four groups of whatever name, and leaves out those after them', () => {
    const groups = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => letter.repeat(40))
    const key = extranetSearchKey(
      { market: longestMarket, locale: 'de' },
      { subject: 's', groups, market: 'germany' },
      now,
    )
    const named = restrictionsIn(key)
      .get('filters')
      ?.match(/for:g\w{6}/g)
    expect(named?.slice(0, 4)).toEqual(groups.slice(0, 4).map((group) => `for:${readerToken(group)}`))
  })

  test('names groups apart', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: 40 }), (names) => {
        const tokens = names.map(readerToken)
        expect(new Set(tokens).size).toBe(names.length)
        for (const token of tokens) expect(token).toMatch(/^g[0-9a-z]{6}$/)
      }),
    )
  })
})
