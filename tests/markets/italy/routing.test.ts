import { describe, expect, test } from 'vitest'
import { marketOf } from '../market-routes.ts'

const market = marketOf('italy.localhost:3000')

test('this suite runs for italy', () => expect(market.id).toBe('italy'))

describe('the market italy', () => {
  test('has its own language without a prefix', () => {
    expect(market.paths('home')).toEqual(['/'])
    expect(market.paths('products')).toEqual(['/prodotti'])
    expect(market.page('/prodotti/a')).toBe('products-slug___it')
    expect(market.page('/negozi-llaves')).toBe('shops___it')
    expect(market.page('/extranet/galleria-foto/a/b/c')).toBe('extranet-photo-gallery-category___it')
  })

  test('answers no prefix, not even its own', () => expect(market.prefixes()).toEqual([]))

  test('serves no other language', () => {
    for (const path of ['/en/products', '/produkte/a', '/it/prodotti']) expect(market.page(path)).toBeUndefined()
  })
})
