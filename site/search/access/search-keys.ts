import 'server-only'
import { indexNames } from 'component-schemas/search/index-names.ts'
import { extranetFilter, publicFilter } from 'component-schemas/search/query-params.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { signSearchKey } from './sign-search-key.ts'

/** Lifetime of a key in seconds. A key outlives its session by no more than that. */
export const keySeconds = 15 * 60

/** The part of a customer that decides about search results. */
export type SearchReader = { subject: string; groups: readonly string[]; market: string | undefined }

/**
 * A key for public search in one market and language, from now on. The filter is signed into it, so that its holder
 * cannot remove it.
 * @param now milliseconds since 1970
 */
export function publicSearchKey({ market, locale }: SiteContext, now = Date.now()): string {
  const moment = Math.floor(now / 1000)
  return signSearchKey(env.SEARCH_PUBLIC_KEY, {
    filters: publicFilter(market.id, moment),
    restrictIndices: indexNames('public', locale),
    validUntil: moment + keySeconds,
  })
}

/** The hosted service takes no longer keys (its documentation, secured keys). */
const longestKey = 499

/**
 * The same for one customer and the content behind the login. Groups that no longer fit into a key, from the fifth on, are
 * left out: such a customer finds less, and never more.
 */
export function extranetSearchKey(siteContext: SiteContext, reader: SearchReader, now = Date.now()): string {
  const groups = [...new Set(reader.groups)].toSorted()
  for (let fitting = groups.length; fitting > 0; fitting -= 1) {
    const key = keyFor(siteContext, { ...reader, groups: groups.slice(0, fitting) }, now)
    if (key.length <= longestKey) return key
  }
  return keyFor(siteContext, { ...reader, groups: [] }, now)
}

function keyFor({ market, locale }: SiteContext, reader: SearchReader, now: number): string {
  const moment = Math.floor(now / 1000)
  return signSearchKey(env.SEARCH_EXTRANET_KEY, {
    filters: extranetFilter({ market: market.id, reader, now: moment }),
    restrictIndices: indexNames('extranet', locale),
    validUntil: moment + keySeconds,
  })
}
