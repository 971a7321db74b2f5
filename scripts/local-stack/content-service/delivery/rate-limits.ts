import { tooManyRequests } from './delivery-refusal.ts'

/**
 * Limits of requests a second, each counted for itself (Storyblok docs, "Rate Limit" of the content delivery API): responses of the edge
 * cache, then requests by the number of entries that they may return. Lists of links and datasource entries count as the largest (guess).
 */
export const rateLimits = [
  { kind: 'cached', mostEntries: 0, perSecond: 1000 },
  { kind: 'uncached', mostEntries: 25, perSecond: 50 },
  { kind: 'uncached', mostEntries: 50, perSecond: 15 },
  { kind: 'uncached', mostEntries: 75, perSecond: 10 },
  { kind: 'uncached', mostEntries: Number.POSITIVE_INFINITY, perSecond: 6 },
] as const

type Counted = {
  isCached: boolean
  /** Entries that the request may return; 1 for a single one. */
  perPage: number
}

/**
 * Counts requests: so many are accepted within any second; refused ones are not counted.
 * @param smallRequests a plan's own limit of the smallest uncached requests: a lower one bounds the others, a higher one raises all
 * @returns counts a request; throws a refusal with status 429
 */
export function openRateLimits(smallRequests: number): (request: Counted) => void {
  const limits = rateLimits.map((row) => {
    const planned = Math.floor(row.perSecond * Math.max(1, smallRequests / rateLimits[1].perSecond))
    const accepted: number[] = []
    return { ...row, most: row.kind === 'cached' ? planned : Math.min(smallRequests, planned), accepted }
  })
  return ({ isCached, perPage }) => {
    const limit = limits.find(({ kind, mostEntries }) => (isCached ? kind === 'cached' : perPage <= mostEntries))
    if (!limit) return
    const { accepted, most } = limit
    const now = performance.now()
    while (accepted[0] !== undefined && accepted[0] <= now - 1000) accepted.shift()
    if (accepted.length >= most) throw tooManyRequests((accepted[0] ?? now) + 1000 - now)
    accepted.push(now)
  }
}
