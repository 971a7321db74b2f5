import { type BitSet, differenceOf, emptySet, isEmpty, isIn, removeFrom, sizeOfBoth, withNumber } from './bit-set.ts'

/**
 * The products of one value. Few numbers are a list, many are a set of bits: a facet such as the profile has thousands of values with a
 * few products each, and bits for each would take as much memory as if every product had the value.
 */
export type Numbers = BitSet | number[]

/** A longer list takes longer to search than bits. */
const longestList = 128

export const noNumbers = (): Numbers => []

/** @returns the numbers with one more: the same ones, changed, or others */
export function withOne(numbers: Numbers, number: number): Numbers {
  if (!Array.isArray(numbers)) return withNumber(numbers, number)
  if (!numbers.includes(number)) numbers.push(number)
  if (numbers.length <= longestList) return numbers
  return numbers.reduce(withNumber, emptySet())
}

export function without(numbers: Numbers, number: number): void {
  if (!Array.isArray(numbers)) return removeFrom(numbers, number)
  const at = numbers.indexOf(number)
  if (at >= 0) numbers.splice(at, 1)
}

export function isAmong(numbers: Numbers, number: number): boolean {
  return Array.isArray(numbers) ? numbers.includes(number) : isIn(numbers, number)
}

export const isNone = (numbers: Numbers) => (Array.isArray(numbers) ? numbers.length === 0 : isEmpty(numbers))

/** Whether no number is outside of the set. */
export function isWithin(numbers: Numbers, set: BitSet): boolean {
  return Array.isArray(numbers) ? numbers.every((number) => isIn(set, number)) : isEmpty(differenceOf(numbers, set))
}

/** How many of the numbers are in the set. */
export function sizeWithin(numbers: Numbers, set: BitSet): number {
  if (!Array.isArray(numbers)) return sizeOfBoth(numbers, set)
  return numbers.reduce((size, number) => (isIn(set, number) ? size + 1 : size), 0)
}

/** The numbers that are in one of these. */
export function unionOf(some: readonly Numbers[]): BitSet {
  const union: BitSet = new Uint32Array(Math.max(0, ...some.map(lengthOf)))
  for (const numbers of some) {
    if (Array.isArray(numbers)) for (const number of numbers) withNumber(union, number)
    else for (let at = 0; at < numbers.length; at += 1) union[at] = (union[at] ?? 0) | (numbers[at] ?? 0)
  }
  return union
}

/** How many words bits of these numbers have. */
function lengthOf(numbers: Numbers): number {
  return Array.isArray(numbers)
    ? numbers.reduce((longest, number) => Math.max(longest, (number >>> 5) + 1), 0)
    : numbers.length
}

/** Calls with each number. */
export function forEachIn(numbers: Numbers, take: (number: number) => void): void {
  if (Array.isArray(numbers)) return numbers.forEach(take)
  for (let at = 0; at < numbers.length; at += 1) {
    for (let word = numbers[at] ?? 0; word !== 0; word &= word - 1) take(at * 32 + 31 - Math.clz32(word & -word))
  }
}
