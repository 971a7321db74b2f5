/** Number of parallel requests; the machine renders pages with one thread. */
const width = 6

/** Runs a request for each item, a few at a time. @returns the results in the order of the items */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  send: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await send(item)
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}
