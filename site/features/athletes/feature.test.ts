import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test.each([
  ['/sobre-nosotros/equipo-de-triatlon', 'athletes', 'general-listing', {}],
  ['/sobre-nosotros/equipo-de-triatlon/ines-cardenal', 'athletes-slug', 'generic', { slug: 'ines-cardenal' }],
] as const)('%s is %s', (path, name, template, params) => {
  for (const market of [markets.base, markets.spain])
    expect(matchPath(path, market)).toMatchObject({ route: { name, template, access: 'public' }, locale: 'es', params })
})
