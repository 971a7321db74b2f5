import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { focusPosition, imageWidths } from './image.tsx'
import { type ImageOptions, imageUrl, isTransformable } from './image-url.ts'

const src = 'https://a.example/f/100001/1800x1200/0a1b2c3d4e/key.webp'
const picture = { src, focus: '100x200:300x400' }

const legalOptions: fc.Arbitrary<ImageOptions> = fc.record(
  {
    width: fc.integer({ min: 0, max: 4000 }),
    height: fc.integer({ min: 0, max: 4000 }),
    quality: fc.integer({ min: 0, max: 100 }),
    blur: fc.integer({ min: 0, max: 100 }),
    brightness: fc.integer({ min: -100, max: 100 }),
    rotate: fc.constantFrom(90 as const, 180 as const, 270 as const),
    format: fc.constantFrom('webp' as const, 'png' as const, 'jpeg' as const),
  },
  { requiredKeys: [] },
)

describe('the address', () => {
  test.each<[string, ImageOptions, string]>([
    ['without options asks for the original in a modern format', {}, `${src}/m/`],
    ['with a width keeps the proportions', { width: 640 }, `${src}/m/640x0`],
    ['with a height keeps the proportions', { height: 640 }, `${src}/m/0x640`],
    ['of size 0 by 0 is the original size', { width: 0, height: 0 }, `${src}/m/`],
    ['of a crop names the focus', { width: 600, height: 400 }, `${src}/m/600x400/filters:focal(100x200:300x400)`],
    ['keeps a quality of 0', { quality: 0 }, `${src}/m/filters:quality(0)`],
    ['keeps a quality of 100', { quality: 100 }, `${src}/m/filters:quality(100)`],
    ['keeps a blur of 0', { blur: 0 }, `${src}/m/filters:blur(0)`],
    ['keeps a negative brightness', { brightness: -100 }, `${src}/m/filters:brightness(-100)`],
    ['keeps a brightness of 0', { brightness: 0 }, `${src}/m/filters:brightness(0)`],
    [
      'joins filters with colons',
      { width: 800, quality: 70, rotate: 90, format: 'webp' },
      `${src}/m/800x0/filters:quality(70):rotate(90):format(webp)`,
    ],
  ])('%s', (_, options, expected) => {
    expect(imageUrl(picture, options)).toBe(expected)
  })

  test('of a whole picture does not name a focus', () => {
    expect(imageUrl(picture, { width: 600 })).not.toContain('focal')
  })

  test('ignores a focus that is not four numbers', () => {
    expect(imageUrl({ src, focus: '1x1:2x2):fill(red' }, { width: 10, height: 10 })).toBe(`${src}/m/10x10`)
  })

  test('of every legal combination names exactly what was asked', () => {
    fc.assert(
      fc.property(legalOptions, (options) => {
        const url = imageUrl(picture, options)
        for (const name of ['quality', 'blur', 'brightness', 'rotate', 'format'] as const) {
          const requested = options[name]
          expect(url.split(`${name}(`)[1]?.split(')')[0]).toBe(requested?.toString())
        }
        expect(url.startsWith(`${src}/m/`)).toBe(true)
      }),
    )
  })
})

describe('a value out of range', () => {
  test.each<[string, object]>([
    ['quality', { quality: 101 }],
    ['quality', { quality: -1 }],
    ['quality', { quality: 50.5 }],
    ['blur', { blur: 101 }],
    ['brightness', { brightness: -101 }],
    ['brightness', { brightness: Number.NaN }],
    ['rotate', { rotate: 45 }],
    ['rotate', { rotate: 0 }],
    ['format', { format: 'gif' }],
    ['width', { width: -1 }],
    ['height', { height: 4001 }],
  ])('is refused with a sentence that names %s', (name, options) => {
    expect(() => imageUrl(picture, options)).toThrow(RangeError)
    expect(() => imageUrl(picture, options)).toThrow(new RegExp(`^Image ${name} must be .+\\.$`))
  })

  test('is refused for SVG too, so that a mistake does not depend on the file', () => {
    expect(() => imageUrl({ src: 'https://a.example/f/1/x/a/b.svg' }, { quality: 300 })).toThrow(RangeError)
  })
})

describe('what the service cannot transform', () => {
  test.each([
    'https://a.example/f/1/x/a/b.svg',
    'https://a.example/f/1/x/a/B.SVG',
    'https://other.example/photo.jpg',
    '/local.png',
  ])('%s stays as it is', (address) => {
    expect(isTransformable(address)).toBe(false)
    expect(imageUrl({ src: address }, { width: 200, quality: 80 })).toBe(address)
  })
})

describe('the widths offered', () => {
  test('are never wider than the original', () => {
    fc.assert(
      fc.property(fc.integer({ min: 320, max: 6000 }), fc.integer({ min: 100, max: 2560 }), (original, widest) => {
        const widths = imageWidths(original, widest)
        expect(widths.length).toBeGreaterThan(0)
        expect(widths).toEqual(widths.toSorted((a, b) => a - b))
        expect(Math.max(...widths)).toBeLessThanOrEqual(original)
      }),
    )
  })

  test('reach twice the widest place for dense screens', () => {
    expect(Math.max(...imageWidths(4000, 400))).toBe(800)
  })

  test('begin with a small step where the picture is always small', () => {
    expect(imageWidths(4000, 160)).toEqual([160, 320])
    expect(imageWidths(4000, 400)[0]).toBe(320)
  })
})

describe('the focus as a position', () => {
  test('is the centre of the marked part in per cent of the original', () => {
    expect(focusPosition({ focus: '100x100:300x300', width: 400, height: 400 })).toBe('50% 50%')
  })
  test('is absent without a size, without a focus, or outside the picture', () => {
    expect(focusPosition({ focus: '1x1:2x2' })).toBeUndefined()
    expect(focusPosition({ width: 10, height: 10 })).toBeUndefined()
    expect(focusPosition({ focus: '100x100:300x300', width: 40, height: 40 })).toBeUndefined()
  })
})
