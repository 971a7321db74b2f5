import { describe, expect, test } from 'vitest'
import { marketOf } from '../market-routes.ts'

const market = marketOf('germany.localhost:3000')

test('this suite runs for germany', () => expect(market.id).toBe('germany'))

describe('the market germany', () => {
  test('has its own language without a prefix', () => {
    expect(market.paths('home')).toEqual(['/'])
    expect(market.paths('products')).toEqual(['/produkte'])
    expect(market.page('/produkte/a')).toBe('products-slug___de')
    expect(market.page('/geschaefte-llaves')).toBe('shops___de')
    expect(market.page('/extranet/fotogalerie/a/b/c')).toBe('extranet-photo-gallery-category___de')
  })

  test('answers no prefix, not even its own', () => expect(market.prefixes()).toEqual([]))

  test('serves no other language', () => {
    for (const path of ['/en/products', '/prodotti/a', '/de/produkte']) expect(market.page(path)).toBeUndefined()
  })
})
