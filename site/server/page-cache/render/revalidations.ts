import { AsyncResource } from 'node:async_hooks'

/** Pages that wait; a further one is noted when it is requested again. */
const mostWaiting = 2000

/** @returns false when another instance renders the page: it is tried again after the others */
type Revalidate = () => Promise<boolean>

/**
 * The pages to be rendered again although a copy of them was sent, in the order in which they were requested first. Few at a time:
 * a publish may make every page stale, and visitors of pages without a copy wait in the same render queue.
 * @param most limit of those that run at the same time
 */
export function revalidations(most: () => number) {
  const waiting = new Map<string, Revalidate>()
  const running = new Set<string>()

  async function run(key: string, revalidate: Revalidate): Promise<void> {
    running.add(key)
    const isDone = await revalidate().catch(() => true)
    running.delete(key)
    if (!isDone) waiting.set(key, revalidate)
    startWaiting()
  }

  function startWaiting(): void {
    for (const [key, revalidate] of waiting) {
      if (running.size >= most()) return
      waiting.delete(key)
      void run(key, revalidate)
    }
  }

  return {
    /** Revalidates a page in its turn, after those that were requested before it; once, however often it is added. */
    add(key: string, revalidate: Revalidate): void {
      if (running.has(key) || waiting.has(key) || waiting.size >= mostWaiting) return
      // Later pages start when an earlier one ends, in whose context they must not run: it belongs to another request.
      waiting.set(key, AsyncResource.bind(revalidate))
      startWaiting()
    },
    /** Whether the page is being revalidated or waits for it. */
    has: (key: string) => running.has(key) || waiting.has(key),
    waiting: () => waiting.size,
  }
}
