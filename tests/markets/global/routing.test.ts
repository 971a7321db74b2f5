import { describe, expect, test } from 'vitest'
import { marketOf } from '../market-routes.ts'

const market = marketOf('global.localhost:3000')

test('this suite runs for the global market', () => expect(market.id).toBe('global'))

describe('the global market', () => {
  test('has a prefix for every locale', () => {
    expect(market.paths('category', { slug: 'a' })).toEqual([
      '/en/category/a',
      '/pt/categorias/a',
      '/nl/categorieen/a',
      '/it/categorie/a',
      '/es/categorias/a',
      '/de/kategorien/a',
      '/fr/categories/a',
      '/ro/categorii/a',
      '/ru/kategorii/a',
    ])
    expect(market.prefixes()).toHaveLength(9)
  })

  test.each(['/', '/productos', '/products'])('has no page at %s', (path) => expect(market.page(path)).toBeUndefined())

  test('has the custom landing in Spanish and English', () => {
    expect(market.page('/es/thank-you')).toBe('custom-landing___es')
    expect(market.page('/en/thank-you')).toBe('custom-landing___en')
    expect(market.page('/de/thank-you')).toBe('slug___de')
  })
})
