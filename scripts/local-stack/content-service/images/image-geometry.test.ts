import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { geometryFor, maxSide } from './image-geometry.ts'
import { parseOperations } from './parse-operations.ts'

const original = { width: 800, height: 400 }

function geometry(path: string, of = original) {
  const parsed = parseOperations(path)
  if (!parsed.ok) throw new Error(parsed.error)
  return geometryFor(of, parsed.value)
}

const sizes = [
  { path: '', width: 800, height: 400, rule: 'no size keeps the original' },
  { path: '/0x0', width: 800, height: 400, rule: '0x0 keeps the original' },
  { path: '/400x0', width: 400, height: 200, rule: 'a height of 0 keeps the ratio' },
  { path: '/0x100', width: 200, height: 100, rule: 'a width of 0 keeps the ratio' },
  { path: '/100x300', width: 100, height: 300, rule: 'both sides are taken as they are' },
  { path: '/1600x0', width: 1600, height: 800, rule: 'a picture is enlarged' },
  { path: '/1600x0/filters:no_upscale()', width: 800, height: 400, rule: 'no_upscale keeps the original size' },
  { path: '/1600x1600/filters:no_upscale()', width: 400, height: 400, rule: 'no_upscale keeps the ratio of the box' },
  { path: '/200x5000', width: 200, height: 4000, rule: 'a named side is capped for itself' },
  { path: '/9000x0', width: 4000, height: 2000, rule: 'a proportional size is capped with its ratio' },
  { path: '/fit-in/400x400', width: 400, height: 200, rule: 'fit-in shrinks into the box' },
  { path: '/fit-in/2000x2000', width: 800, height: 400, rule: 'fit-in never enlarges' },
  { path: '/100x0:300x100', width: 200, height: 100, rule: 'a crop has its own size' },
  { path: '/100x0:300x100/50x0', width: 50, height: 25, rule: 'a size applies to the crop' },
  { path: '/700x300:2000x2000', width: 100, height: 100, rule: 'a crop ends at the border of the picture' },
]

describe('geometryFor', () => {
  test.each(sizes)('$rule: "$path" gives $width x $height', ({ path, width, height }) => {
    expect(geometry(path)?.canvas).toEqual({ width, height })
  })

  test('a crop outside the image has no geometry', () => {
    expect(geometry('/900x500:1000x600')).toBeUndefined()
  })

  test('fill pads a fit-in to the whole box', () => {
    expect(geometry('/fit-in/400x400/filters:fill(fff)')).toMatchObject({
      resized: { width: 400, height: 200 },
      canvas: { width: 400, height: 400 },
    })
  })

  test('a crop without a focal point keeps the centre', () => {
    expect(geometry('/100x100')?.searched).toEqual({ left: 200, top: 0, right: 600, bottom: 400 })
  })

  test('a focal point moves the window as far as the border allows', () => {
    expect(geometry('/100x100/filters:focal(790x10:791x11)')?.searched).toEqual({
      left: 400,
      top: 0,
      right: 800,
      bottom: 400,
    })
    expect(geometry('/100x100/filters:focal(299x10:301x11)')?.searched).toEqual({
      left: 100,
      top: 0,
      right: 500,
      bottom: 400,
    })
  })

  test('a smart crop searches the whole area for its window', () => {
    expect(geometry('/100x100/smart')?.searched).toEqual({ left: 0, top: 0, right: 800, bottom: 400 })
  })

  test('the window lies inside the image and the output inside the limit for any operations', () => {
    const side = fc.integer({ min: 0, max: 99999 })
    const pixels = fc.integer({ min: 1, max: 9000 })
    fc.assert(
      fc.property(
        pixels,
        pixels,
        fc.tuple(side, side, side, side),
        fc.boolean(),
        (width, height, [w, h, x, y], isFitIn) => {
          const path = `${isFitIn ? '/fit-in' : ''}/${w}x${h}/filters:focal(${x}x${y}:${x}x${y})`
          const found = geometry(path, { width, height })
          expect(found).toBeDefined()
          if (!found) return
          const { searched, canvas } = found
          expect(Math.min(searched.left, searched.top)).toBeGreaterThanOrEqual(0)
          expect(searched.right).toBeLessThanOrEqual(width)
          expect(searched.bottom).toBeLessThanOrEqual(height)
          expect(searched.right - searched.left).toBeGreaterThan(0)
          expect(searched.bottom - searched.top).toBeGreaterThan(0)
          expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(maxSide)
          expect(Math.min(canvas.width, canvas.height)).toBeGreaterThan(0)
        },
      ),
    )
  })
})
