import type { IncomingMessage } from 'node:http'
import { isBehindGate } from '#site/preview/is-behind-gate.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { pathOf, siteOf } from './site-of.ts'

/**
 * What depends on who asks: what stands behind the gate, the pages behind the login, and the root of a market with a prefix
 * for every locale, which leads to the remembered one.
 */
export function isPersonal(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { rules } = siteOf(request.headers.host)
  const path = pathOf(request)
  return isBehindGate(request) || isExtranetPath(path) || (path === '/' && rules.strategy === 'prefix')
}
