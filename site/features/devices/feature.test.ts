import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test('/extranet/mis-dispositivos is the page, behind the login', () => {
  for (const market of [markets.base, markets.spain]) {
    expect(matchPath('/extranet/mis-dispositivos', market)).toMatchObject({
      route: { name: 'extranet-devices', template: 'extranet-devices', access: 'extranet', guards: ['auth'] },
      locale: 'es',
    })
  }
})
