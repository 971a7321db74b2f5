/** Runs `work` for each item, at most `atOnce` at a time; returns results in the order of the items. After a failure no further work starts. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  let hasFailed = false
  const worker = async () => {
    while (next < items.length && !hasFailed) {
      const at = next
      next += 1
      try {
        results[at] = await work(items[at] as Item)
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
