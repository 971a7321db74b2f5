import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test('/extranet/mis-avisos is the page of what the customer follows, behind the login', () => {
  for (const market of [markets.base, markets.spain]) {
    expect(matchPath('/extranet/mis-avisos', market)).toMatchObject({
      route: { name: 'extranet-subscriptions', access: 'extranet', guards: ['auth'] },
      locale: 'es',
    })
  }
})
