import { setImmediate as nextTurn } from 'node:timers/promises'

/** Requests are served in between after this time. */
const sliceMs = 8

/** So many entries are sorted at once: two milliseconds with names. */
const runLength = 500

/**
 * Sorts numbers like `toSorted` and lets other work go first every few milliseconds (merge sort: runs, then twice as long ones).
 * @returns a new array
 */
export async function sortInSlices(
  numbers: Uint32Array<ArrayBuffer>,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array<ArrayBuffer>> {
  let sliceStart = performance.now()
  const pauseWhenDue = async () => {
    if (performance.now() - sliceStart < sliceMs) return
    await nextTurn()
    sliceStart = performance.now()
  }
  let [from, to] = [numbers.slice(), new Uint32Array(numbers.length)]
  for (let at = 0; at < from.length; at += runLength) {
    from.subarray(at, at + runLength).sort(compare)
    await pauseWhenDue()
  }
  for (let length = runLength; length < from.length; length *= 2) {
    for (let start = 0; start < from.length; start += 2 * length) {
      const middle = Math.min(start + length, from.length)
      const merge = { one: start, oneEnd: middle, other: middle, otherEnd: Math.min(middle + length, from.length) }
      for (let at = start; at < merge.otherEnd; at += 1) {
        to[at] = from[nextOf(merge, from, compare)] ?? 0
        if (at % runLength === 0) await pauseWhenDue()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

type Merge = { one: number; oneEnd: number; other: number; otherEnd: number }

/** Takes the place of the smaller head; of equal ones the first. */
function nextOf(merge: Merge, from: Uint32Array, compare: (a: number, b: number) => number): number {
  const isOne =
    merge.other >= merge.otherEnd ||
    (merge.one < merge.oneEnd && compare(from[merge.one] ?? 0, from[merge.other] ?? 0) <= 0)
  return isOne ? merge.one++ : merge.other++
}
