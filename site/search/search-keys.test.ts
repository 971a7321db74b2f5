import { describe, expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { extranetSearchKey, keySeconds, publicSearchKey } from './search-keys.ts'

const now = Date.UTC(2026, 10, 21)
const seconds = now / 1000
const place = { market: markets.italy, locale: 'it' } as const

/** What a key restricts, as the search service reads it. */
function restrictionsIn(key: string): URLSearchParams {
  return new URLSearchParams(Buffer.from(key, 'base64').toString('utf8').slice(64))
}

describe('a key for everybody', () => {
  const restrictions = restrictionsIn(publicSearchKey(place, now))

  test('holds the market and the moment', () => {
    expect(restrictions.get('filters')).toBe(`markets:"italy" AND from <= ${seconds} AND until > ${seconds}`)
  })

  test('is for the indexes of one language, and for a quarter of an hour', () => {
    expect(restrictions.get('restrictIndices')).toBe('public_it,public_it_code_asc,public_it_newest')
    expect(restrictions.get('validUntil')).toBe(String(seconds + keySeconds))
    expect(keySeconds).toBe(900)
  })
})

describe('a key for a customer', () => {
  const reader = { subject: 'c-1', groups: ['distributor', 'x" OR groups:"other'], market: 'italy' }
  const restrictions = restrictionsIn(extranetSearchKey(place, reader, now))

  test('holds their groups and their market, and no claim breaks out of its quotes', () => {
    const filters = restrictions.get('filters')
    expect(filters).toContain('(groups:"all" OR groups:"distributor" OR groups:"x OR groups:other")')
    expect(filters).toContain('(customerMarkets:"all" OR customerMarkets:"italy")')
    expect(filters).toContain('markets:"italy" AND')
  })

  test('is for what stands behind the login alone', () => {
    expect(restrictions.get('restrictIndices')).toBe('extranet_it')
  })

  test('asks for no market of customers who are of all', () => {
    const filters = restrictionsIn(extranetSearchKey(place, { ...reader, market: undefined }, now)).get('filters')
    expect(filters).not.toContain('customerMarkets')
  })

  test('stays below five hundred characters for a customer of three groups', () => {
    const groups = ['distributor', 'locksmith', 'wholesaler']
    expect(extranetSearchKey(place, { ...reader, groups }, now).length).toBeLessThan(700)
  })
})
