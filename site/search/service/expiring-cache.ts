/** The cache interface of the official clients. */
export type ResponseCache = {
  get<Value>(
    key: unknown,
    otherwise: () => Promise<Value>,
    events?: { miss: (value: Value) => Promise<unknown> },
  ): Promise<Value>
  set<Value>(key: unknown, value: Value): Promise<Value>
  delete(key: unknown): Promise<void>
  clear(): Promise<void>
}

type Limits = { seconds: number; most?: number; now?: () => number }

/** Caches responses with a TTL and a size limit, because input is endless. With a TTL of 0 it stores nothing. */
export function agedCache({ seconds, most = 100, now = Date.now }: Limits): ResponseCache {
  const cached = new Map<string, { value: unknown; until: number }>()
  return {
    async get<Value>(
      key: unknown,
      otherwise: () => Promise<Value>,
      events?: { miss: (value: Value) => Promise<unknown> },
    ) {
      const known = cached.get(JSON.stringify(key))
      // The client states the type of a stored value on both sides.
      if (known && known.until > now()) return known.value as Value
      const value = await otherwise()
      await events?.miss(value)
      return value
    },
    async set<Value>(key: unknown, value: Value) {
      const name = JSON.stringify(key)
      cached.delete(name)
      for (const oldest of cached.keys()) {
        if (cached.size < most) break
        cached.delete(oldest)
      }
      if (seconds > 0) cached.set(name, { value, until: now() + seconds * 1000 })
      return value
    },
    async delete(key) {
      cached.delete(JSON.stringify(key))
    },
    async clear() {
      cached.clear()
    },
  }
}
