import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { parametersOf } from '#site/routing/query/template-parameters.ts'

test.each([
  ['/productos/codigos', 'es'],
  ['/en/products/codes', 'en'],
] as const)('%s is the page, which reads what was chosen', (path, locale) => {
  expect(matchPath(path, markets.base)).toMatchObject({
    route: { name: 'products-codes', template: 'code-check', access: 'public' },
    locale,
  })
  expect(parametersOf('code-check')).toEqual(['codes', 'problem'])
})
