import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { parametersOf } from '#site/routing/query/template-parameters.ts'

test.each([
  ['/buscar/llave', 'es'],
  ['/en/search/key', 'en'],
] as const)('%s is the finder, which reads what is measured or named', (path, locale) => {
  expect(matchPath(path, markets.base)).toMatchObject({
    route: { name: 'key-finder', template: 'key-finder', access: 'public' },
    locale,
  })
  expect(parametersOf('key-finder')).toEqual(expect.arrayContaining(['key-type', 'length', 'vehicle-make']))
})
