import 'server-only'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'

/**
 * The address under which anybody opens a page of this market.
 * @param target path, with its query where it has one, encoded
 * @returns undefined where the market has no public website
 */
export function absoluteAddress(target: string, { market }: SiteContext): string | undefined {
  const website = websiteOf(market, env.SITE_HOSTS)
  return website === undefined ? undefined : `${website}${target}`
}
