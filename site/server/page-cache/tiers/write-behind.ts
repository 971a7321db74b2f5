import type { CachedResponse } from '../cached-response.ts'
import type { DiskTier } from './disk-tier.ts'

type Pending = { response: CachedResponse | undefined; written: Promise<void> }

/** Pages in memory that wait for a slow disk; the next render waits for the disk then. */
const mostPending = 32

export type WriteBehind = DiskTier & {
  /** Resolves when no write is pending: a process that exits before would lose pages that it has sent. */
  settled: () => Promise<void>
}

/**
 * A cache tier whose writers do not wait for the disk: a page is sent while its copy is written. Reads include pending writes, and the
 * writes of one page reach the disk in order.
 */
export function writeBehind(tier: DiskTier): WriteBehind {
  const pending = new Map<string, Pending>()

  async function write(key: string, response: CachedResponse | undefined): Promise<void> {
    const before = pending.get(key)?.written ?? Promise.resolve()
    const written = before.then(() => (response ? tier.put(key, response) : tier.remove(key)))
    const own: Pending = { response, written }
    pending.set(key, own)
    const end = () => void (pending.get(key) === own && pending.delete(key))
    written.then(end, end)
    if (pending.size > mostPending) await written
  }

  return {
    put: (key, response) => write(key, response),
    remove: (key) => write(key, undefined),
    async get(key) {
      const own = pending.get(key)
      return own ? own.response : await tier.get(key)
    },
    async settled() {
      while (pending.size > 0) await Promise.allSettled([...pending.values()].map(({ written }) => written))
    },
  }
}
