import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test.each([
  ['/tiendas-llaves', 'shops', 'shop-finder', { product: 'llaves' }],
  ['/tiendas-llaves/madrid', 'shops-slug', 'generic', { product: 'llaves', slug: 'madrid' }],
] as const)('%s is %s', (path, name, template, params) => {
  for (const market of [markets.base, markets.spain])
    expect(matchPath(path, market)).toMatchObject({ route: { name, template, access: 'public' }, locale: 'es', params })
})
