import { expect, test } from 'vitest'
import { isAfter } from '../instances/stream-position.ts'
import { packResponse, unpackResponse } from '../tiers/pack-response.ts'
import { invalidationMemory } from './invalidation-memory.ts'

test('positions are ordered by time, then by number', () => {
  expect(isAfter('10-0', '9-0')).toBe(true)
  expect(isAfter('10-2', '10-10')).toBe(false)
  expect(isAfter('10-1', '10-1')).toBe(false)
})

test('a response is stale when one of its tags was invalidated after the last change of its instance', () => {
  const memory = invalidationMemory()
  memory.note(['story:1'], '20-0')
  expect(memory.isStale({ tags: ['story:1'], seen: '19-9' })).toBe(true)
  expect(memory.isStale({ tags: ['story:1'], seen: '20-0' })).toBe(false)
  expect(memory.isStale({ tags: ['story:2'], seen: '1-0' })).toBe(false)
})

test('every older response is stale after everything was invalidated, and beyond the limit of the memory', () => {
  const memory = invalidationMemory(3)
  memory.note(undefined, '20-0')
  expect(memory.isStale({ tags: ['story:2'], seen: '19-0' })).toBe(true)
  memory.note(['a', 'b'], '30-0')
  memory.note(['c', 'd'], '40-0')
  expect(memory.isStale({ tags: ['other'], seen: '39-0' })).toBe(true)
  expect(memory.isStale({ tags: ['a'], seen: '40-0' })).toBe(false)
})

test('unpacks the response that was packed; half a buffer is no response', () => {
  const bodies = { identity: Buffer.from('ñandú'), br: Buffer.from([1, 2, 3]) }
  const response = { status: 200, headers: { 'content-type': 'text/html' }, digest: 'd', madeAt: 5, bodies }
  const shared = { response, tags: ['story:1'], seen: '7-0' as const }
  const packed = packResponse(shared)
  expect(unpackResponse(packed)).toEqual(shared)
  expect(unpackResponse(packed.subarray(0, -1))).toBeUndefined()
  expect(unpackResponse(Buffer.from('no pack'))).toBeUndefined()
})

test('a start at an earlier position keeps what was noted after it, although an earlier change is read again', () => {
  const memory = invalidationMemory()
  memory.note(['story:1'], '200-0')
  memory.note(['story:2'], '50-0')
  memory.startAt('100-0')
  memory.note(['story:1'], '120-0')
  expect(memory.isStale({ tags: ['story:1'], seen: '150-0' })).toBe(true)
  expect(memory.isStale({ tags: ['story:2'], seen: '150-0' })).toBe(false)
  expect(memory.isStale({ tags: [], seen: '50-0' })).toBe(true)
})
