/** A set of small numbers, one bit each: 25 KB for 200,000 products, whichever of them are in it. */
export type BitSet = Uint32Array<ArrayBuffer>

const bitsOfWord = 32

export const emptySet = (): BitSet => new Uint32Array(0)

export function isIn(set: BitSet, number: number): boolean {
  return ((set[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0
}

/** @returns the set with the number: the same one, or a longer one where it had no room */
export function withNumber(set: BitSet, number: number): BitSet {
  const at = number >>> 5
  let own = set
  if (at >= set.length) {
    own = new Uint32Array(Math.max(at + 1, Math.ceil(set.length * 1.25)))
    own.set(set)
  }
  own[at] = (own[at] ?? 0) | (1 << (number & 31))
  return own
}

export function removeFrom(set: BitSet, number: number): void {
  const at = number >>> 5
  if (at < set.length) set[at] = (set[at] ?? 0) & ~(1 << (number & 31))
}

/** The numbers of a set, the smallest first. */
export function* numbersIn(set: BitSet): Generator<number> {
  for (let at = 0; at < set.length; at += 1) {
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) yield at * bitsOfWord + 31 - Math.clz32(word & -word)
  }
}

/** The numbers that are in both sets. */
export function intersectionOf(one: BitSet, other: BitSet): BitSet {
  const both: BitSet = new Uint32Array(Math.min(one.length, other.length))
  for (let at = 0; at < both.length; at += 1) both[at] = (one[at] ?? 0) & (other[at] ?? 0)
  return both
}

/** The numbers of a set that are not in the other one. */
export function differenceOf(one: BitSet, other: BitSet): BitSet {
  const rest: BitSet = one.slice()
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) rest[at] = (one[at] ?? 0) & ~(other[at] ?? 0)
  return rest
}

/** How many numbers are in both sets. */
export function sizeOfBoth(one: BitSet, other: BitSet): number {
  const length = Math.min(one.length, other.length)
  let size = 0
  for (let at = 0; at < length; at += 1) size += bitsIn((one[at] ?? 0) & (other[at] ?? 0))
  return size
}

export const isEmpty = (set: BitSet) => set.every((word) => word === 0)

/** Number of set bits of a word, added up in parallel (H. S. Warren, Hacker's Delight, section 5-1). */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> (bitsOfWord - 8)
}
