import { describe, expect, test } from 'vitest'
import { marketOf } from '../market-routes.ts'

const market = marketOf('localhost:3000')

test('this suite runs for the base rule', () => expect(market.id).toBe('base'))

test.each(['localhost', 'LOCALHOST:80', 'evil.example', '', 'spain.localhost.evil.example', 'staging.localhost'])(
  'the host "%s" gets the base rule',
  (host) => expect(marketOf(host).id).toBe('base'),
)

describe('a host of no market', () => {
  test('has Spanish without a prefix and the other eight with one', () => {
    expect(market.paths('products')).toEqual([
      '/en/products',
      '/pt/produtos',
      '/nl/producten',
      '/it/prodotti',
      '/productos',
      '/de/produkte',
      '/fr/produits',
      '/ro/produse',
      '/ru/produktsiya',
    ])
    expect(market.prefixes()).toEqual(['en', 'pt', 'nl', 'it', 'de', 'fr', 'ro', 'ru'])
  })

  test('answers no Spanish prefix', () => {
    expect(market.page('/es')).toBeUndefined()
    expect(market.page('/es/productos')).toBeUndefined()
  })

  test('keeps the words of a language to that language', () => {
    expect(market.page('/en/products/a')).toBe('products-slug___en')
    expect(market.page('/en/productos/a')).toBeUndefined()
    expect(market.page('/ru/kategorii/a')).toBe('category___ru')
  })
})
