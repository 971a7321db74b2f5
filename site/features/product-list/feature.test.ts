import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { parametersOf } from '#site/routing/query/template-parameters.ts'

test.each([
  ['/productos/mi-lista', 'es'],
  ['/en/products/my-list', 'en'],
] as const)('%s is the page, which reads what was chosen', (path, locale) => {
  expect(matchPath(path, markets.base)).toMatchObject({
    route: { name: 'products-list', template: 'product-list', access: 'public' },
    locale,
  })
  expect(parametersOf('product-list')).toEqual(['add', 'amount', 'c', 'code', 'l', 'note'])
})
