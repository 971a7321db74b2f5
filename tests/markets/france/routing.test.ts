import { describe, expect, test } from 'vitest'
import { marketOf } from '../market-routes.ts'

const market = marketOf('france.localhost:3000')

test('this suite runs for france', () => expect(market.id).toBe('france'))

describe('the market france', () => {
  test('has its own language without a prefix', () => {
    expect(market.paths('home')).toEqual(['/'])
    expect(market.paths('products')).toEqual(['/produits'])
    expect(market.page('/produits/a')).toBe('products-slug___fr')
    expect(market.page('/magasins-llaves')).toBe('shops___fr')
    expect(market.page('/extranet/galerie-photos/a/b/c')).toBe('extranet-photo-gallery-category___fr')
  })

  test('answers no prefix, not even its own', () => expect(market.prefixes()).toEqual([]))

  test('serves no other language', () => {
    for (const path of ['/en/products', '/prodotti/a', '/fr/produits']) expect(market.page(path)).toBeUndefined()
  })
})
