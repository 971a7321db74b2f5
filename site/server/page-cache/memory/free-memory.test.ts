import { expect, test } from 'vitest'
import { freeMemory } from './free-memory.ts'

test('returns unreferenced memory', () => {
  let held: unknown[] | undefined = Array.from({ length: 300_000 }, (_, at) => ({ at, text: `held ${at}` }))
  freeMemory()
  const before = process.memoryUsage().heapUsed
  expect(held).toHaveLength(300_000)
  held = undefined
  freeMemory()
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10 * 2 ** 20)
})
