import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test.each([
  ['/eventos-y-noticias/eventos', 'events', 'general-listing', {}],
  ['/eventos-y-noticias/eventos/feria', 'events-slug', 'generic', { slug: 'feria' }],
] as const)('%s is %s', (path, name, template, params) => {
  for (const market of [markets.base, markets.spain])
    expect(matchPath(path, market)).toMatchObject({ route: { name, template, access: 'public' }, locale: 'es', params })
})
