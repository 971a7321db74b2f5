import { assert, jsonValue, property } from 'fast-check'
import { expect, test } from 'vitest'
import { mergeValues } from './merge-values.ts'

test('takes the side that changed, whatever the values are', () => {
  assert(
    property(jsonValue(), jsonValue(), (base, changed) => {
      expect(mergeValues({ base, own: base, release: changed })).toEqual({ value: changed, conflicts: [] })
      expect(mergeValues({ base, own: changed, release: base })).toEqual({ value: changed, conflicts: [] })
      expect(mergeValues({ base, own: changed, release: changed })).toEqual({ value: changed, conflicts: [] })
    }),
  )
})

test('merges keys that each side added, changed and removed', () => {
  const base = { kept: 1, changed: 1, removed: 1, inner: { a: 1 } }
  const own = { kept: 1, changed: 1, inner: { a: 1, b: 2 }, own: 1 }
  const release = { kept: 1, changed: 2, removed: 1, inner: { a: 3 }, added: 1 }
  const value = { kept: 1, changed: 2, inner: { a: 3, b: 2 }, own: 1, added: 1 }
  expect(mergeValues({ base, own, release })).toEqual({ value, conflicts: [] })
})

test.each([
  ['changed by both', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  ['removed by the release', { a: 1 }, { a: 2 }, {}, { a: 2 }],
  ['removed by the site', { a: 1 }, {}, { a: 2 }, {}],
  ['added by both', {}, { a: 1 }, { a: 2 }, { a: 1 }],
  ['a list in both', { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, { a: [1, 2] }],
])('names a value that is %s, and keeps the own one', (_, base, own, release, value) => {
  expect(mergeValues({ base: { in: base }, own: { in: own }, release: { in: release } })).toEqual({
    value: { in: value },
    conflicts: [['in', 'a']],
  })
})
