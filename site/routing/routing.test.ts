import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markets } from './markets.ts'
import { matchPath } from './match-path.ts'
import { pathFor } from './path-for.ts'
import { routeName } from './route-name.ts'
import { routeNamed, routeTable } from './route-table.ts'
import { routeForStory, storyAddress } from './story-address.ts'

const market = markets.base

function paramsOf(pattern: string, slug: string): Record<string, string> {
  return pattern.includes(':slug') ? { slug } : {}
}

describe('addresses of the base market', () => {
  const rows = [
    ['/', 'home', 'es', {}],
    ['/en', 'home', 'en', {}],
    ['/nuestra-calidad', 'slug', 'es', { slug: 'nuestra-calidad' }],
    ['/productos', 'products', 'es', {}],
    ['/en/products', 'products', 'en', {}],
    ['/productos/llave-plana', 'products-slug', 'es', { slug: 'llave-plana' }],
    ['/categorias/maquinas', 'category', 'es', { slug: 'maquinas' }],
    ['/en/category/machines', 'category', 'en', { slug: 'machines' }],
  ] as const

  test.each(rows)('%s is %s in %s', (path, name, locale, params) => {
    expect(matchPath(path, market)).toMatchObject({ route: { name }, locale, params })
  })

  test.each(['/es', '/es/productos', '/productos/a/b', '/en/productos/a/b', '/a%2fb', ''])('%s is no address', (path) =>
    expect(matchPath(path, market)).toBeUndefined(),
  )
})

test('building a path and matching it gives the route, locale and parameters back', () => {
  const slug = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/).filter((value) => value.length > 2)
  fc.assert(
    fc.property(fc.constantFrom(...routeTable), fc.constantFrom(...market.locales), slug, (route, locale, value) => {
      const params = paramsOf(route.story, `x-${value}`)
      const match = matchPath(pathFor(route, params, { market, locale }), market)
      expect(match).toMatchObject({ route: { name: route.name }, locale, params })
    }),
  )
})

test('a story leads to its route and the route back to the story', () => {
  for (const route of routeTable) {
    const params = paramsOf(route.story, 'llave')
    expect(routeForStory(storyAddress(route, params))).toMatchObject({ route: { name: route.name }, params })
  }
})

test('settings and data have no page', () => {
  expect(routeForStory('_config/site-settings')).toBeUndefined()
})

test('a route name carries the locale after three underscores', () => {
  expect(routeName(routeNamed('products-slug'), 'es')).toBe('products-slug___es')
})
