import { expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('of ten bytes, %j means %j', (header, range) => expect(parseRange(header, 10)).toEqual(range))

test('an empty file has no satisfiable range', () => expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable'))
