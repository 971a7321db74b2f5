import { siteForHost } from 'site/routing/hosts/site-for-host.ts'
import { defaultHosts } from 'site/routing/hosts/site-hosts.ts'
import { type LocaleCode, localeCodes } from 'site/routing/locales.ts'
import type { MarketId } from 'site/routing/markets.ts'
import { matchPath } from 'site/routing/match-path.ts'
import { pathIn } from 'site/routing/path-for.ts'
import type { PathParams } from 'site/routing/path-pattern.ts'
import { type RouteName, routeNamed } from 'site/routing/route-table.ts'

const hosts = defaultHosts('http://localhost:3000')

/** The same questions for every market: each suite states its own answers. */
export function marketOf(host: string) {
  const { rules } = siteForHost(host, hosts)
  return {
    id: rules.id as MarketId,
    rules,
    /** Paths of a route in every locale the market answers. */
    paths: (name: RouteName, params: PathParams = {}) =>
      rules.locales.map((locale) => pathIn(routeNamed(name), params, { market: rules, locale })),
    /** Name and locale of the page at a path, as the specification writes them; undefined is a 404. */
    page: (path: string) => {
      const match = matchPath(path, rules)
      return match && `${match.route.name}___${match.locale}`
    },
    /** Locales whose prefixed home page the market answers. */
    prefixes: (): LocaleCode[] => localeCodes.filter((locale) => matchPath(`/${locale}`, rules) !== undefined),
  }
}
