import type { IncomingMessage } from 'node:http'
import { featureKeyedPaths, isPersonalToFeature } from '#site/features.ts'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { pageAddress } from '#site/routing/markdown-address.ts'
import type { Market } from '#site/routing/markets.ts'
import { localeOf } from '#site/routing/match-path.ts'
import { namesReturnedForm } from '#site/routing/query/one-time-parameters.ts'
import { env } from '#site/server/configuration/env.ts'
import { isBehindGate } from '#site/server/preview/is-behind-gate.ts'
import { pathOf, siteOf } from './website-of-host.ts'

/**
 * Whether a response depends on the visitor: everything behind the gate, addresses of features that are keys or personal, the pages behind
 * the login, the page of a login that failed, a form that came back, and the root of a market with a prefix for every locale, which leads to
 * the remembered one. So does their Markdown.
 */
export function isPersonal(request: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { rules } = siteOf(request.headers.host)
  const requested = pathOf(request)
  const path = pageAddress(requested)
  const isRoot = requested === '/' && rules.strategy === 'prefix'
  const isForOne =
    featureKeyedPaths.includes(path) || isPersonalToFeature(path) || isExtranetPath(path) || isLoginError(path, rules)
  return isForOne || isRoot || isReturnedForm(request) || isBehindGate(request)
}

/** Its parameters name the failure (`server/middleware/login/open-login-error.ts`); cached pages ignore them. */
function isLoginError(path: string, rules: Market): boolean {
  const { rest } = localeOf(path, rules)
  return rest !== '/' && rest === env.IDENTITY_ERROR_PATH
}

/** Also where the form is gone: whoever has such an address in its history must not leave a copy for others. */
function isReturnedForm({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  const at = url.indexOf('?')
  return at >= 0 && namesReturnedForm(new URLSearchParams(url.slice(at)))
}
