import { LRUCache } from 'lru-cache'
import { localeOfVisit } from '#site/routing/cookies/locale-cookie.ts'
import type { Site } from '#site/routing/hosts/site-for-host.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { plainTarget } from '#site/routing/query/plain-target.ts'
import {
  isMarkdownRequest,
  isPageRequest,
  isText,
  isTextRequest,
  responseKey,
} from '#site/server/page-cache/request/cache-key.ts'
import { knownTarget, type PageParameters } from '#site/server/page-cache/request/known-target.ts'
import { requestsDraft } from '#site/server/preview/preview-token.ts'
import { protectionHeaders } from '#site/server/security/protection-headers.ts'
import { isPersonal } from './is-personal.ts'
import { tooLarge } from './request-limits.ts'
import { routeKind } from './route-kind.ts'
import { pathOf, siteOf } from './website-of-host.ts'

/** Everything that follows from the address of a public page alone. */
export type PublicAddress = {
  site: Site
  /** The locale that a visit has to remember; undefined for a text, because the program that reads it visits no page. */
  locale: LocaleCode | undefined
  /** Kind of its route, for metrics. */
  kind: string
  /** Cache key of its document. */
  key: string
  /** Headers that protect its response, names and values in turn. */
  protection: readonly string[]
}

/** Size limit of the memoized addresses, in characters: requests may invent any number. */
const mostCharacters = 8 * 2 ** 20
const charactersOfOne = 1024

/**
 * Parses addresses of public pages, memoized: every rule about an address is evaluated here and nowhere else.
 * @returns undefined for an address that is no page, depends on the visitor, is not canonical, is too long, or is never
 * cached
 */
export function publicAddresses(parameters: PageParameters) {
  const known = new LRUCache<string, PublicAddress>({
    maxSize: mostCharacters,
    sizeCalculation: (_, name) => name.length + charactersOfOne,
  })
  const addressOf = (host: string, target: string): PublicAddress | undefined => {
    const name = `${host}\n${target}`
    const before = known.get(name)
    if (before) return before
    const { target: plain, ignored } = knownTarget(target, parameters.known)
    // Each visit of a campaign may have its own address: the memo stores the reduced address only.
    if (plain !== target) return requestsDraft(new URLSearchParams(ignored)) ? undefined : addressOf(host, plain)
    const address = readAddress(host, target, parameters.cached)
    if (address) known.set(name, address)
    return address
  }
  return addressOf
}

function readAddress(host: string, target: string, parameters: ReadonlySet<string>): PublicAddress | undefined {
  const request = { method: 'GET', url: target, headers: { host } }
  const isMarkdown = isMarkdownRequest(request)
  const isCached = isPageRequest(request) || isTextRequest(request) || isMarkdown
  if (plainTarget(target) !== target || tooLarge(request) || !isCached || isPersonal(request)) return undefined
  const [site, path] = [siteOf(host), pathOf(request)]
  const key = responseKey(request, { site: site.id, parameters })
  if (key === undefined) return undefined
  const isSecure = site.websiteUri.startsWith('https:')
  return {
    site,
    locale: isMarkdown || isText(key) ? undefined : localeOfVisit(path, site.rules),
    kind: routeKind(path, site.rules),
    key,
    protection: Object.entries(protectionHeaders({ path, isSecure })).flat(),
  }
}
