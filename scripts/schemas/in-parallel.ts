/** Runs `work` for each item, at most `atOnce` at a time; returns results in the order of the items. After a failure no further work starts. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  let hasFailed = false
  const worker = async () => {
    for (const [at, item] of rest) {
      if (hasFailed) return
      try {
        results[at] = await work(item)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }
  const settled = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  for (const outcome of settled) if (outcome.status === 'rejected') throw outcome.reason
  return results
}
