import type { CachedResponse } from '../cached-response.ts'
import type { DiskTier } from './disk-tier.ts'

type Pending = { response: CachedResponse | undefined; written: Promise<void> }

/** Pages that may wait for a slow disk in memory; the drawing of the next one waits for the disk then. */
const mostPending = 32

export type WriteBehind = DiskTier & {
  /** Resolves when nothing is being written any more: a process that ended before would lose what it had just shown. */
  settled: () => Promise<void>
}

/**
 * A shelf whose writers do not wait for the disk: a page is sent while its copy is written. What is still being written is
 * read as if it lay there, and the changes of one page come to the disk in their order.
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
