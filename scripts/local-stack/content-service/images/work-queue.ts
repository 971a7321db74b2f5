/**
 * Runs at most `limit` tasks concurrently; the rest wait in FIFO order. An original is in memory while it is
 * rendered: a page full of new images must not load them all at once.
 */
export function workQueue(limit: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot passes to the next task in the queue without becoming free in between.
      if (next) next()
      else running -= 1
    }
  }
}
