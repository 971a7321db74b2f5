import { type Market, markets } from '../markets.ts'
import type { SiteHost } from './site-hosts.ts'

/** The website a request is for. */
export type Site = SiteHost & {
  /** Names what the host shows; a made-up host has the name of every other made-up host. */
  id: string
  rules: Market
}

/** A host that is not in the configuration. It is no website of its own, so no search engine may list it. */
const unknownId = 'unknown'

/**
 * The website a request's host belongs to; a host without configuration gets the base rule (acceptance row A2).
 * @param host the `host` header, with or without a port
 */
export function siteForHost(host: string | undefined, hosts: readonly SiteHost[]): Site {
  const name = (host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
  const found = hosts.find((row) => row.host === name)
  if (found) return { ...found, id: found.host, rules: markets[found.market] }
  return {
    id: unknownId,
    host: unknownId,
    market: 'base',
    rules: markets.base,
    websiteUri: websiteOf(markets.base, hosts) ?? hosts[0]?.websiteUri ?? '',
    isPublic: false,
    isGated: hosts.length > 0 && hosts.every(({ isGated }) => isGated),
  }
}

/** Address of the website that shows a market to the public: its first public host; undefined when it has none. */
export function websiteOf({ id }: Market, hosts: readonly SiteHost[]): string | undefined {
  return hosts.find(({ market, isPublic }) => market === id && isPublic)?.websiteUri
}
