import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bittingPath, deepestCut } from './bitting-path.ts'
import { depthsOf } from './depths-of.ts'

const size = { width: 700, height: 90 }
const depthLists = fc.array(fc.integer({ min: 0, max: deepestCut }), { minLength: 1, maxLength: 40 })

function pointsOf(path: string): [number, number][] {
  return path
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number])
}

test('a blade without cuts is a straight edge', () => {
  expect(pointsOf(bittingPath([0, 0, 0], size)).every(([, y]) => y === 0)).toBe(true)
  expect(bittingPath([], size)).toBe('M0 0L700 0')
})

test('each cut has a flat root at its own depth', () => {
  const depths = [3, 7, 5]
  const points = pointsOf(bittingPath(depths, size))
  for (const [index, depth] of depths.entries()) {
    const centre = ((index + 0.5) * size.width) / depths.length
    const flat = points.filter(([, y]) => y === (depth / deepestCut) * size.height)
    expect(flat.some(([x]) => x < centre)).toBe(true)
    expect(flat.some(([x]) => x > centre)).toBe(true)
  }
})

test('the line runs forward from shoulder to tip and stays inside the blade', () => {
  fc.assert(
    fc.property(depthLists, (depths) => {
      const points = pointsOf(bittingPath(depths, size))
      expect(points[0]).toEqual([0, 0])
      expect(points.at(-1)).toEqual([size.width, 0])
      for (const [index, [x, y]] of points.entries()) {
        expect(x).toBeGreaterThanOrEqual((points[index - 1]?.[0] ?? 0) - 0.02)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(size.height)
      }
    }),
  )
})

test('a depth outside 0 to 9 or no number is brought into the range', () => {
  expect(bittingPath([-4, 30, Number.NaN], size)).toBe(bittingPath([0, deepestCut, 0], size))
})

test('a code always has the same cut, and neighbours differ by four steps at most', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (code, count) => {
      const depths = depthsOf(code, count)
      expect(depths).toEqual(depthsOf(code, count))
      expect(depths).toHaveLength(count)
      for (const [index, depth] of depths.entries()) {
        expect(depth).toBeGreaterThanOrEqual(1)
        expect(depth).toBeLessThanOrEqual(8)
        expect(Math.abs(depth - (depths[index - 1] ?? depth))).toBeLessThanOrEqual(4)
      }
    }),
  )
})

test('different codes have different cuts', () => {
  const codes = ['NOR-1R', 'NOR-2R', 'LIN-12DP', 'TES-4RS.T46']
  expect(new Set(codes.map((code) => depthsOf(code).join())).size).toBe(codes.length)
})
