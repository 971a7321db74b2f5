import type { IncomingMessage } from 'node:http'
import { localeOf } from '#site/routing/match-path.ts'
import { pathOf, siteOf } from './website-of-host.ts'

/** Names the error screens that a request may be shown: they differ by website and locale, and not by page. */
export function screenOf(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { id, rules } = siteOf(request.headers.host)
  return `${id} ${localeOf(pathOf(request), rules).locale ?? rules.defaultLocale}`
}

/** An address in the request's website and language that has no page: no slug has a tilde. */
export function missingPageOf(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const path = pathOf(request)
  const { locale, rest } = localeOf(path, siteOf(request.headers.host).rules)
  return rest === path || locale === undefined ? '/~' : `/${locale}/~`
}
