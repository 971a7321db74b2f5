import { type BitSet, isIn } from './bit-set.ts'
import { sortInSlices } from './sort-in-slices.ts'

/** The numbers of all products in one order. */
export type ProductOrder = {
  /** Sorts these numbers, which replace the ones before, in slices. */
  sort: (numbers: Uint32Array<ArrayBuffer>, compare: (a: number, b: number) => number) => Promise<void>
  /** Inserts a number before the first one that is not before it. @param compareTo compares the new number with another */
  insert: (number: number, compareTo: (other: number) => number) => void
  remove: (number: number) => void
  numbers: () => Uint32Array
}

export function productOrder(): ProductOrder {
  let numbers = new Uint32Array(0)
  let length = 0
  return {
    async sort(all, compare) {
      numbers = await sortInSlices(all, compare)
      length = numbers.length
    },
    insert(number, compareTo) {
      let [low, high] = [0, length]
      while (low < high) {
        const middle = (low + high) >>> 1
        if (compareTo(numbers[middle] ?? 0) > 0) low = middle + 1
        else high = middle
      }
      if (length === numbers.length) {
        const longer = new Uint32Array(Math.ceil(length * 1.1) + 16)
        longer.set(numbers)
        numbers = longer
      }
      numbers.copyWithin(low + 1, low, length)
      numbers[low] = number
      length += 1
    },
    remove(number) {
      const at = numbers.subarray(0, length).indexOf(number)
      if (at < 0) return
      numbers.copyWithin(at, at + 1, length)
      length -= 1
    },
    numbers: () => numbers.subarray(0, length),
  }
}

/** A part of those numbers that are in the set. */
export function partOf(numbers: Uint32Array, set: BitSet, { from, limit }: { from: number; limit: number }): number[] {
  const found: number[] = []
  let skipped = 0
  for (let at = 0; at < numbers.length && found.length < limit; at += 1) {
    const number = numbers[at] ?? 0
    if (!isIn(set, number)) continue
    if (skipped < from) skipped += 1
    else found.push(number)
  }
  return found
}
