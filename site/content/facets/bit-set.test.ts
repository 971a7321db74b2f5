import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptySet, intersectionOf, isEmpty, isIn, numbersIn, removeFrom, sizeOfBoth, withNumber } from './bit-set.ts'

const numbers = fc.uniqueArray(fc.nat(300), { maxLength: 60 })
const setOf = (members: readonly number[]) => members.reduce(withNumber, emptySet())
const membersOf = (set: ReturnType<typeof setOf>) =>
  Array.from({ length: 400 }, (_, at) => at).filter((at) => isIn(set, at))
const ascending = (members: readonly number[]) => members.toSorted((a, b) => a - b)

test('a set has the numbers that were added and not removed', () => {
  fc.assert(
    fc.property(numbers, numbers, (added, removed) => {
      const set = setOf(added)
      for (const number of removed) removeFrom(set, number)
      const left = added.filter((number) => !removed.includes(number))
      expect(membersOf(set)).toEqual(ascending(left))
      expect(isEmpty(set)).toBe(left.length === 0)
    }),
  )
})

test('the numbers of a set are its members in order', () => {
  fc.assert(
    fc.property(numbers, (added) => {
      expect([...numbersIn(setOf(added))]).toEqual(ascending(added))
    }),
  )
})

test('an intersection and its size are those of the members, whatever the lengths of the sets', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const both = one.filter((number) => other.includes(number))
      expect(membersOf(intersectionOf(setOf(one), setOf(other)))).toEqual(ascending(both))
      expect(sizeOfBoth(setOf(one), setOf(other))).toBe(both.length)
    }),
  )
})
