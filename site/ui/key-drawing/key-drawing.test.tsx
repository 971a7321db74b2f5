import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { drawKey } from './draw-key.ts'
import { drawSection } from './draw-section.ts'
import { KeyDrawing } from './key-drawing.tsx'
import type { KeyShape, KeyView } from './key-shape.ts'

afterEach(cleanup)

const key: KeyShape = { type: 'cylinder', head: 'round', length: 30, height: 8.4, thickness: 2.2, grooves: 3 }

const shapes: fc.Arbitrary<KeyShape> = fc.record({
  type: fc.constantFrom('flat', 'cylinder', 'dimple', 'laser', 'cruciform', 'tubular', 'bit', 'vehicle', 'pump', 'new'),
  head: fc.option(fc.constantFrom('round', 'square', 'hexagon', 'oval', 'trefoil', 'plastic', 'new'), {
    nil: undefined,
  }),
  length: fc.double({ min: 5, max: 200, noNaN: true }),
  height: fc.double({ min: 1, max: 60, noNaN: true }),
  thickness: fc.option(fc.double({ min: 0.5, max: 10, noNaN: true }), { nil: undefined }),
  grooves: fc.nat(20),
  cuts: fc.nat(40),
  sides: fc.constantFrom('one', 'both', 'around', undefined),
})

/** Numbers after M and L: absolute points. */
function pointsOf({ outlines }: KeyView): [number, number][] {
  return [...outlines.join('').matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

describe('a drawing of a key', () => {
  test('is as long as the blade from its stop, and as high, in millimetres', () => {
    const { box } = drawKey(key)
    expect(box.right).toBe(30)
    expect(Math.max(...pointsOf(drawKey(key)).map(([x]) => x))).toBe(30)
    const { box: section } = drawSection(key)
    expect([section.bottom - section.top, section.right - section.left]).toEqual([8.4, 2.2])
  })

  test('has no cut where none is stated, and as many as are stated', () => {
    const corners = (cuts?: number) => pointsOf(drawKey({ ...key, cuts, sides: 'one' })).length
    expect(corners(5) - corners()).toBe(20)
    expect(drawKey(key)).toEqual(drawKey({ ...key, cuts: 0 }))
  })

  test('of a section has its grooves on both faces in turn', () => {
    const corners = (grooves: number) => pointsOf(drawSection({ ...key, grooves })).length
    expect([1, 2, 3].map((grooves) => corners(grooves) - corners(0))).toEqual([4, 8, 12])
  })

  test('of any key has only finite numbers, and its points lie in its box', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        for (const view of [drawKey(shape), drawSection(shape)]) {
          expect(`${view.outlines.join('')}${view.lines}`).not.toMatch(/NaN|Infinity|undefined|e-/)
          expect(view.box.right).toBeGreaterThan(view.box.left)
          expect(view.box.bottom).toBeGreaterThan(view.box.top)
        }
        for (const [x] of pointsOf(drawKey(shape))) expect(x).toBeLessThanOrEqual(shape.length + 0.01)
      }),
    )
  })
})

test('two drawings in one box have one scale; a measured key lies over the candidate as a line of its own', () => {
  const [view, over] = [drawKey(key), drawKey({ ...key, length: 32 })]
  const { container } = render(<KeyDrawing view={view} over={over} label="NOR-1R" hasScale />)
  const svg = container.querySelector('svg')
  expect(svg?.getAttribute('aria-label')).toBe('NOR-1R')
  expect(svg?.getAttribute('viewBox')?.split(' ').map(Number)).toEqual([-29, -13, 62, 31])
  expect(container.querySelectorAll('path')).toHaveLength(view.outlines.length + 3)
})

test('a drawing whose label stands beside it is left out for people who do not see it', () => {
  const { container } = render(<KeyDrawing view={drawKey(key)} />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
