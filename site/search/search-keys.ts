import 'server-only'
import { indexNames } from 'component-schemas/search/index-names.ts'
import { extranetFilter, publicFilter } from 'component-schemas/search/query-params.ts'
import { env } from '#site/env.ts'
import type { Place } from '#site/routing/path-for.ts'
import { signSearchKey } from './sign-search-key.ts'

/** Seconds for which a key is good. A key outlives the session for which it was made by no more than that. */
export const keySeconds = 15 * 60

/** What of a customer decides about what they find. */
export type SearchReader = { subject: string; groups: readonly string[]; market: string | undefined }

/**
 * A key for what everybody in a market may find in one language now. The filter stands in it, signed, so that nobody who
 * has the key can leave it out.
 * @param now milliseconds since 1970
 */
export function publicSearchKey({ market, locale }: Place, now = Date.now()): string {
  const moment = Math.floor(now / 1000)
  return signSearchKey(env.SEARCH_PUBLIC_KEY, {
    filters: publicFilter(market.id, moment),
    restrictIndices: indexNames('public', locale),
    validUntil: moment + keySeconds,
  })
}

/** The same for one customer and what stands behind the login. */
export function extranetSearchKey({ market, locale }: Place, reader: SearchReader, now = Date.now()): string {
  const moment = Math.floor(now / 1000)
  return signSearchKey(env.SEARCH_EXTRANET_KEY, {
    filters: extranetFilter({ market: market.id, reader, now: moment }),
    restrictIndices: indexNames('extranet', locale),
    validUntil: moment + keySeconds,
  })
}
