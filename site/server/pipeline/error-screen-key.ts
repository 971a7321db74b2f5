import type { IncomingMessage } from 'node:http'
import { localeOf } from '#site/routing/match-path.ts'
import { pathOf, siteOf } from './website-of-host.ts'

/** Names the error screens that a request may be shown: they differ by website and locale, and not by page. */
export function screenOf(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const { id, rules } = siteOf(request.headers.host)
  return `${id} ${localeOf(pathOf(request), rules).locale ?? rules.defaultLocale}`
}
