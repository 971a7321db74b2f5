import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseOperations } from './parse-operations.ts'

const accepted = [
  { path: '', operations: { fitIn: false, smart: false, filters: {} } },
  { path: '/', operations: { fitIn: false, smart: false, filters: {} } },
  {
    path: '/500x300',
    operations: {
      fitIn: false,
      smart: false,
      filters: {},
      size: { width: 500, height: 300, flipX: false, flipY: false },
    },
  },
  {
    path: '/-500x-0',
    operations: { fitIn: false, smart: false, filters: {}, size: { width: 500, height: 0, flipX: true, flipY: true } },
  },
  {
    path: '/10x20:110x220/fit-in/50x60/smart/filters:quality(0)',
    operations: {
      crop: { left: 10, top: 20, right: 110, bottom: 220 },
      fitIn: true,
      size: { width: 50, height: 60, flipX: false, flipY: false },
      smart: true,
      filters: { quality: 0 },
    },
  },
]

const acceptedFilters = [
  { text: 'quality(100)', filters: { quality: 100 } },
  { text: 'blur(150)', filters: { blur: { radius: 150, sigma: 150 } } },
  { text: 'blur(5,2)', filters: { blur: { radius: 5, sigma: 2 } } },
  { text: 'brightness(-100)', filters: { brightness: -100 } },
  { text: 'rotate(270)', filters: { rotate: 270 } },
  { text: 'format(avif)', filters: { format: 'avif' } },
  { text: 'grayscale():no_upscale()', filters: { grayscale: true, noUpscale: true } },
  { text: 'fill(transparent)', filters: { fill: { r: 0, g: 0, b: 0, alpha: 0 } } },
  { text: 'fill(FF8000)', filters: { fill: { r: 255, g: 128, b: 0, alpha: 1 } } },
  { text: 'fill(#0f0)', filters: { fill: { r: 0, g: 255, b: 0, alpha: 1 } } },
  {
    text: 'round_corner(20,255,0,10)',
    filters: { roundCorner: { radiusX: 20, radiusY: 20, background: { r: 255, g: 0, b: 10, alpha: 1 } } },
  },
  {
    text: 'round_corner(20|8,0,0,0,1)',
    filters: { roundCorner: { radiusX: 20, radiusY: 8, background: { r: 0, g: 0, b: 0, alpha: 0 } } },
  },
  { text: 'focal(10x20:11x21)', filters: { focal: { left: 10, top: 20, right: 11, bottom: 21 } } },
  { text: 'quality(10):quality(90)', filters: { quality: 90 } },
]

const refused = [
  { path: '/500', names: '500' },
  { path: '/500x300/10x10:20x20', names: '10x10:20x20' },
  { path: '/smart/500x300', names: '500x300' },
  { path: '/fit-in', names: 'fit-in' },
  { path: '/20x20:10x30', names: '20x20:10x30' },
  { path: '/filters:sharpen(3)', names: 'sharpen' },
  { path: '/filters:quality(101)', names: 'quality' },
  { path: '/filters:quality(-1)', names: 'quality' },
  { path: '/filters:quality(80.5)', names: 'quality' },
  { path: '/filters:blur(151)', names: 'blur' },
  { path: '/filters:blur(1,2,3)', names: 'blur' },
  { path: '/filters:brightness(101)', names: 'brightness' },
  { path: '/filters:rotate(45)', names: 'rotate' },
  { path: '/filters:format(gif)', names: 'format' },
  { path: '/filters:grayscale(1)', names: 'grayscale' },
  { path: '/filters:fill(chartreuse)', names: 'fill' },
  { path: '/filters:round_corner(20,256,0,0)', names: 'round_corner' },
  { path: '/filters:focal(20x20:10x10)', names: 'focal' },
  { path: '/filters:quality', names: 'filters:name(value)' },
  { path: '/filters:', names: 'filters:name(value)' },
  { path: '/filters:quality(80)x', names: 'filters:name(value)' },
]

describe('parseOperations', () => {
  test.each(accepted)('parses the path "$path"', ({ path, operations }) => {
    expect(parseOperations(path)).toEqual({ ok: true, value: operations })
  })

  test.each(acceptedFilters)('parses the filter $text', ({ text, filters }) => {
    expect(parseOperations(`/filters:${text}`)).toMatchObject({ ok: true, value: { filters } })
  })

  test.each(refused)('refuses the path "$path" with an error that names $names', ({ path, names }) => {
    const parsed = parseOperations(path)
    expect(parsed).toEqual({ ok: false, error: expect.stringContaining(names) })
  })

  test('parses every combination of valid parts back as written', () => {
    const side = fc.integer({ min: 0, max: 9999 })
    const size = fc.record({ width: side, height: side, flipX: fc.boolean(), flipY: fc.boolean() })
    const filters = fc.record(
      {
        quality: fc.integer({ min: 0, max: 100 }),
        brightness: fc.integer({ min: -100, max: 100 }),
        rotate: fc.constantFrom(0, 90, 180, 270),
        format: fc.constantFrom('webp', 'jpeg', 'png', 'avif'),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(size, filters, fc.boolean(), (wanted, values, smart) => {
        const chain = Object.entries(values).map(([name, value]) => `${name}(${value})`)
        const sign = (isFlipped: boolean) => (isFlipped ? '-' : '')
        const path = [
          `${sign(wanted.flipX)}${wanted.width}x${sign(wanted.flipY)}${wanted.height}`,
          ...(smart ? ['smart'] : []),
          ...(chain.length > 0 ? [`filters:${chain.join(':')}`] : []),
        ].join('/')
        expect(parseOperations(path)).toEqual({
          ok: true,
          value: { fitIn: false, size: wanted, smart, filters: values },
        })
      }),
    )
  })

  test('parses any text or returns an error, and never throws', () => {
    const pieces = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('filters:', 'quality(', ')', 'x', ':', '/', 'fit-in', '-1x1')),
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const parsed = parseOperations(parts.join(''))
        expect(parsed.ok || parsed.error.length > 10).toBe(true)
      }),
    )
  })
})
