import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRuns } from './merge-runs.ts'

type Entry = { key: number; run: number }

test('runs that are in order become one order, equal entries in the order of their runs', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 12 }), { maxLength: 9 }), (keys) => {
      const runs = keys.map((run, at) => run.toSorted((a, b) => a - b).map((key): Entry => ({ key, run: at })))
      const compare = (a: Entry, b: Entry) => a.key - b.key
      const merged = [
        ...mergeRuns(
          runs.map((run) => run.values()),
          compare,
        ),
      ]
      expect(merged).toEqual(runs.flat().toSorted(compare))
    }),
  )
})

test('of each run only the next entry is taken', () => {
  let taken = 0
  const run = (first: number) =>
    (function* () {
      for (let key = first; ; key += 2) {
        taken += 1
        yield key
      }
    })()
  const merged = mergeRuns([run(0), run(1)], (a, b) => a - b)
  expect([merged.next().value, merged.next().value, merged.next().value]).toEqual([0, 1, 2])
  expect(taken).toBeLessThanOrEqual(5)
})
