import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test.each([
  ['/recursos/agente-de-ventas', 'resources-sales-agent', 'general-listing', {}],
  ['/recursos/agente-de-ventas/a', 'resources-sales-agent-slug', 'generic', { slug: 'a' }],
] as const)('%s is %s', (path, name, template, params) => {
  for (const market of [markets.base, markets.spain])
    expect(matchPath(path, market)).toMatchObject({ route: { name, template, access: 'public' }, locale: 'es', params })
})
