import { describe, expect, test } from 'vitest'
import { type MarketId, markets } from '#site/routing/markets.ts'
import { hostilePaths } from './address/hostile-paths.fixture.ts'
import { readSlugQuery } from './read-slug-query.ts'

const send = (path: string | undefined, market: MarketId = 'base', locale?: string) =>
  readSlugQuery(
    new URLSearchParams({ ...(path === undefined ? {} : { path }), ...(locale === undefined ? {} : { locale }) }),
    markets[market],
  )

describe('the query of the slug check', () => {
  test.each([
    ['/en/products/x', 'base', undefined, '/en/products/x'],
    ['/en/products/x', 'base', 'it', '/en/products/x'],
    ['/products/x', 'base', 'en', '/en/products/x'],
    ['/productos/x', 'base', 'es', '/productos/x'],
    ['/productos/x', 'global', 'es', '/es/productos/x'],
    ['/produkte/x/', 'germany', 'de', '/produkte/x'],
    ['/produkte/x', 'germany', 'en', undefined],
  ] as const)('%s in %s with the locale %s looks up %s', (path, market, locale, expected) => {
    expect(send(path, market, locale)).toEqual({ path: expected })
  })

  test.each([undefined, '', 'productos', '/a%2fb', '/a\\b', '/a\u0000b', `/${'a'.repeat(1024)}`, '/a\ud800'])(
    'the path %j is refused',
    (path) => expect(send(path)).toHaveProperty('refusal'),
  )

  test('an unknown locale is refused', () => expect(send('/a', 'base', 'xx')).toHaveProperty('refusal'))

  test('no hostile path makes an error', () => {
    for (const path of hostilePaths) expect(() => send(path)).not.toThrow()
  })
})
