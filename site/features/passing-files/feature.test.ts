import { expect, test } from 'vitest'
import { featureKeyedPaths } from '#site/features.ts'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test('/extranet/mis-envios is the page, behind the login; that of a receiver is a key', () => {
  for (const market of [markets.base, markets.spain]) {
    expect(matchPath('/extranet/mis-envios', market)).toMatchObject({
      route: { name: 'extranet-shares', template: 'extranet-shares', access: 'extranet', guards: ['auth'] },
      locale: 'es',
    })
  }
  expect(featureKeyedPaths).toContain('/_passed')
})
