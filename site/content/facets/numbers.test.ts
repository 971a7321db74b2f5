import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySet, isIn, withNumber } from './bit-set.ts'
import { forEachIn, isNone, type Numbers, noNumbers, sizeWithin, unionOf, withOne, without } from './numbers.ts'

/** Some are lists, some so many that they become bits. */
const members = fc.oneof(
  fc.uniqueArray(fc.nat(900), { maxLength: 30 }),
  fc.uniqueArray(fc.nat(900), { minLength: 200 }),
)
const numbersOf = (some: readonly number[]) => some.reduce(withOne, noNumbers())
const ascending = (some: readonly number[]) => some.toSorted((a, b) => a - b)

function membersOf(numbers: Numbers): number[] {
  const found: number[] = []
  forEachIn(numbers, (number) => found.push(number))
  return ascending(found)
}

test('numbers are those that were added and not removed, few or many', () => {
  fc.assert(
    fc.property(members, members, (added, removed) => {
      const numbers = numbersOf([...added, ...added])
      for (const number of removed) without(numbers, number)
      const left = added.filter((number) => !removed.includes(number))
      expect(membersOf(numbers)).toEqual(ascending(left))
      expect(isNone(numbers)).toBe(left.length === 0)
    }),
  )
})

test('the union has the members of each, and those within a set are counted', () => {
  fc.assert(
    fc.property(members, members, (one, other) => {
      const union = unionOf([numbersOf(one), numbersOf(other)])
      const all = Array.from({ length: 1000 }, (_, at) => at).filter((at) => isIn(union, at))
      expect(all).toEqual(ascending([...new Set([...one, ...other])]))
      const set = other.reduce(withNumber, emptySet())
      expect(sizeWithin(numbersOf(one), set)).toBe(one.filter((number) => other.includes(number)).length)
    }),
  )
})
