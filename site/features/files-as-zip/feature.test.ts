import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'

test('/extranet/mis-archivos is the page, behind the login', () => {
  for (const market of [markets.base, markets.spain]) {
    expect(matchPath('/extranet/mis-archivos', market)).toMatchObject({
      route: { name: 'extranet-files', template: 'extranet-files', access: 'extranet', guards: ['auth'] },
      locale: 'es',
    })
  }
})
