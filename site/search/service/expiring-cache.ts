/** What the official clients keep answers in. */
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

/** Keeps answers for some seconds, and only the last ones: what is typed has no end. With 0 seconds it keeps nothing. */
export function agedCache({ seconds, most = 100, now = Date.now }: Limits): ResponseCache {
  const cached = new Map<string, { value: unknown; until: number }>()
  return {
    async get<Value>(
      key: unknown,
      otherwise: () => Promise<Value>,
      events?: { miss: (value: Value) => Promise<unknown> },
    ) {
      const known = cached.get(JSON.stringify(key))
      // What was put in under a key comes out under it: the client states the type of both.
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
