import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test('/extranet/mis-listas is the page, behind the login', () => {
  for (const market of [markets.base, markets.spain]) {
    expect(matchPath('/extranet/mis-listas', market)).toMatchObject({
      route: { name: 'extranet-lists', template: 'extranet-lists', access: 'extranet', guards: ['auth'] },
      locale: 'es',
    })
  }
})
