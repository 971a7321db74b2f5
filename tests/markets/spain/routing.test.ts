import { describe, expect, test } from 'vitest'
import { marketOf } from '../market-routes.ts'

const market = marketOf('spain.localhost:3000')

test('this suite runs for spain', () => expect(market.id).toBe('spain'))

describe('the market spain', () => {
  test('has its own language without a prefix', () => {
    expect(market.paths('home')).toEqual(['/'])
    expect(market.paths('products')).toEqual(['/productos'])
    expect(market.page('/productos/a')).toBe('products-slug___es')
    expect(market.page('/tiendas-llaves')).toBe('shops___es')
    expect(market.page('/extranet/galeria-de-fotos/a/b/c')).toBe('extranet-photo-gallery-category___es')
  })

  test('answers no prefix, not even its own', () => expect(market.prefixes()).toEqual([]))

  test('serves no other language', () => {
    for (const path of ['/en/products', '/prodotti/a', '/es/productos']) expect(market.page(path)).toBeUndefined()
  })
})
