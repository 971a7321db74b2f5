/** A bucket of allowances that fills up again with time. */
export type RateLimit = {
  /** Takes one; false when the bucket is empty. */
  take: (key: string, now: number) => boolean
}

type Bucket = { left: number; at: number }

/** Most keys remembered; beyond it the oldest are forgotten, so that made-up addresses cannot fill the memory. */
const mostKeys = 10_000

/**
 * @param capacity how many at once
 * @param everyMs how long until one more is allowed
 */
export function rateLimit({ capacity, everyMs }: { capacity: number; everyMs: number }): RateLimit {
  const buckets = new Map<string, Bucket>()
  return {
    take: (key, now) => {
      const known = buckets.get(key) ?? { left: capacity, at: now }
      const left = Math.min(capacity, known.left + (now - known.at) / everyMs)
      buckets.delete(key)
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
      const [oldest] = buckets.keys()
      if (buckets.size > mostKeys && oldest !== undefined) buckets.delete(oldest)
      return left >= 1
    },
  }
}
