import { hash } from 'node:crypto'

/** Few names are added later. */
export type Names = { has: (name: string) => boolean; add: (name: string) => void }

/**
 * Names for membership tests alone, at eight bytes each, however long they are.
 * It may report a name that was never added: with two million names one in a hundred million tests. It never misses an added
 * one.
 */
export function nameSet() {
  const numbers: number[] = []
  return {
    add: (name: string) => void numbers.push(numberOf(name)),
    /** Ends the adding of many. */
    compacted(): Names {
      const sorted = Float64Array.from(numbers)
      sorted.sort()
      numbers.length = 0
      const later = new Set<number>()
      const has = (number: number) => isAmong(sorted, number) || later.has(number)
      return {
        has: (name) => has(numberOf(name)),
        add(name) {
          const number = numberOf(name)
          if (!has(number)) later.add(number)
        },
      }
    },
  }
}

/** 48 bits, which a number represents exactly. */
function numberOf(name: string): number {
  return hash('sha1', name, 'buffer').readUIntBE(0, 6)
}

function isAmong(sorted: Float64Array, wanted: number): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}
