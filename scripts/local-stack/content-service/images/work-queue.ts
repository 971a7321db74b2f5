/**
 * Lets at most `limit` pieces of work run at a time; the rest wait in the order in which they came.
 * An original is held in memory while it is drawn: a page full of new pictures must not load them all at once.
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
      // The place goes to the next one in line without becoming free in between.
      if (next) next()
      else running -= 1
    }
  }
}
