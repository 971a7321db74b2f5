import type { IncomingMessage } from 'node:http'
import { env } from '#site/env.ts'
import { isBehindGate } from '#site/preview/is-behind-gate.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import type { Market } from '#site/routing/markets.ts'
import { localeOf } from '#site/routing/match-path.ts'
import { pathOf, siteOf } from './site-of.ts'

/**
 * What depends on who asks: what stands behind the gate, the pages behind the login, the page of a login that failed, and the
 * root of a market with a prefix for every locale, which leads to the remembered one.
 */
export function isPersonal(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { rules } = siteOf(request.headers.host)
  const path = pathOf(request)
  const isRoot = path === '/' && rules.strategy === 'prefix'
  return isBehindGate(request) || isExtranetPath(path) || isLoginError(path, rules) || isRoot
}

/** Its parameters say what went wrong (`gateway/open-login-error.ts`); pages that are cached know none of them. */
function isLoginError(path: string, rules: Market): boolean {
  const { rest } = localeOf(path, rules)
  return rest !== '/' && rest === env.IDENTITY_ERROR_PATH
}
