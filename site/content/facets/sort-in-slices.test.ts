import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sortInSlices } from './sort-in-slices.ts'

/** Different numbers in no order. */
const mixed = (length: number) => Uint32Array.from({ length }, (_, at) => (at * 7919) % 100_003)

test.each([0, 1, 499, 500, 501, 1500, 2001, 10_000])(
  'sorts %i numbers like toSorted, equal ones as they came',
  async (length) => {
    const numbers = mixed(length)
    const compare = (a: number, b: number) => (a % 100) - (b % 100)
    expect(await sortInSlices(numbers, compare)).toEqual(Uint32Array.from([...numbers].toSorted(compare)))
    expect(numbers).toEqual(mixed(length))
  },
)

test('lets other work run in between', async () => {
  let turns = 0
  const state = { hasEnded: false }
  const sorting = sortInSlices(mixed(20_000), (a, b) => {
    // A comparison of names takes about a microsecond.
    for (const until = performance.now() + 0.001; performance.now() < until; );
    return a - b
  }).then(() => (state.hasEnded = true))
  while (!state.hasEnded) {
    await nextTurn()
    turns += 1
  }
  await sorting
  expect(turns).toBeGreaterThan(5)
})
