import { NextRequest } from 'next/server'
import { describe, expect, test } from 'vitest'
import { servedMarkets } from '#site/routing/markets.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { type ErrorCode, errorCatalogue } from '#site/server/errors.ts'
import { openContext } from './open-context.ts'
import { showError } from './show-error.ts'

const siteContexts = servedMarkets.flatMap((market) => market.locales.map((locale) => ({ market, locale })))
const codes = Object.keys(errorCatalogue) as ErrorCode[]

function respondAt(host: string, path: string, code: ErrorCode) {
  const request = new NextRequest(`http://localhost:3000${path}`, { headers: { host: `${host}:3000` } })
  const response = showError(openContext(request), code)
  const screen = new URL(response.headers.get('x-middleware-rewrite') ?? '', 'http://localhost:3000')
  return { status: response.status, screen: screen.pathname + screen.search }
}

describe.each(codes)('the error %s', (code) => {
  const { status } = errorCatalogue[code]

  test('is shown with its own status, in the language of the address, in every market and locale', () => {
    for (const siteContext of siteContexts) {
      const { market, locale } = siteContext
      const host = market.id === 'base' ? 'localhost' : `${market.id}.localhost`
      const path = pathFor(routeNamed('about'), {}, siteContext)
      expect(respondAt(host, path, code)).toEqual({ status, screen: `/${market.id}/${locale}/errors/${status}` })
    }
  })

  test('on an unconfigured host, too', () => {
    const screen = (locale: string) => ({ status, screen: `/base/${locale}/errors/${status}` })
    expect(respondAt('unknown.example', '/ru/o-nas', code)).toEqual(screen('ru'))
    expect(respondAt('unknown.example', '/zz', code)).toEqual(screen('es'))
  })

  test('below the extranet, leads home to the root of the extranet', () => {
    expect(respondAt('localhost', '/en/extranet/x', code).screen).toBe(`/base/en/errors/${status}?area=extranet`)
  })
})
