/**
 * One order made of several that are in order already, whatever their length: of each only the next entry is held.
 * Entries that are equal come in the order of their runs.
 */
export function* mergeRuns<Entry>(
  runs: readonly Iterator<Entry>[],
  compare: (a: Entry, b: Entry) => number,
): Generator<Entry> {
  type Head = { entry: Entry; at: number }
  const order = (a: Head, b: Head) => compare(a.entry, b.entry) || a.at - b.at
  /** The last one is the next. */
  const heads: Head[] = []
  const take = (at: number) => {
    const next = runs[at]?.next()
    if (next === undefined || next.done === true) return
    const head = { entry: next.value, at }
    let [low, high] = [0, heads.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const met = heads[middle]
      if (met !== undefined && order(met, head) > 0) low = middle + 1
      else high = middle
    }
    heads.splice(low, 0, head)
  }
  for (const at of runs.keys()) take(at)
  for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
    yield head.entry
    take(head.at)
  }
}
