/** Resolves when it is the caller's turn. */
export type TakeTurn = () => Promise<void>

/**
 * Turns of which at most `most` begin within any `withinMs`, in the order in which they were asked for. Counted by the clock
 * that nobody sets: put back by an hour, the machine's would hold every turn up for an hour (reliability case F13).
 */
export function turns({ most, withinMs }: { most: number; withinMs: number }): TakeTurn {
  /** When the last `most` turns begin, the future ones included, oldest first. */
  const begins: number[] = []
  return async () => {
    const now = performance.now()
    const oldest = begins.length < most ? undefined : begins.shift()
    const begin = Math.max(now, (oldest ?? now - withinMs) + withinMs)
    begins.push(begin)
    await reach(begin)
  }
}

/** A timer may ring a moment early. */
async function reach(moment: number): Promise<void> {
  for (let left = moment - performance.now(); left > 0; left = moment - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)))
  }
}
