import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CodeSeries,
  isInSeries,
  parseCodeSeries,
  seriesBlocks,
  seriesBlocksAround,
  seriesReadings,
} from './code-series.ts'

const nordala = { from: 'N00001', to: 'N20000', maker: 'Nordala' }
const hestrival = { from: 'H1000', to: 'H4999' }

/** As an index does it: by the values of the record and of the query alone. */
function finds(typed: string, series: readonly CodeSeries[]): boolean {
  const blocks = new Set(seriesBlocks(series))
  return seriesBlocksAround(typed).some((block) => blocks.has(block))
}

describe('a code series', () => {
  test.each(['N00500', 'n00500', 'N-00500', 'n 005 00', 'N.00.500', 'N00001', 'N20000', 'H2500', 'h-2500'])(
    'contains %s in any spelling',
    (typed) => expect(finds(typed, [nordala, hestrival])).toBe(true),
  )

  test.each([
    'N00000',
    'N20001',
    'N0500',
    'N000500',
    'NO0500',
    'P00500',
    '00500',
    'N00500T',
    'H0999',
    'H5000',
    'llave',
    '',
  ])('does not contain %j', (typed) => expect(finds(typed, [nordala, hestrival])).toBe(false))

  test('contains exactly the codes between its ends, however it is written', () => {
    const number = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(number, number, number, fc.constantFrom('', '-', ' ', '.'), (a, b, typed, separator) => {
        const text = (value: number) => `KX${separator}${String(value).padStart(5, '0')}`
        const series = { from: text(Math.min(a, b)), to: text(Math.max(a, b)) }
        const isInside = Math.min(a, b) <= typed && typed <= Math.max(a, b)
        expect(finds(`kx${String(typed).padStart(5, '0')}`, [series])).toBe(isInside)
        expect(isInSeries(text(typed), series)).toBe(isInside)
      }),
    )
  })

  test('whose codes grow longer has a range for each length', () => {
    const series = [{ from: 'T98', to: 'T1201' }]
    for (const typed of ['T98', 'T99', 'T100', 'T999', 'T1000', 'T1201']) expect(finds(typed, series)).toBe(true)
    for (const typed of ['T97', 'T1202', 'T098', 'T0100']) expect(finds(typed, series)).toBe(false)
  })

  test.each([
    ['N00001', 'P20000'],
    ['N20000', 'N00001'],
    ['N001', 'N20000'],
    ['todas', ''],
  ])('from %s to %s is none', (from, to) => expect(seriesBlocks([{ from, to }])).toEqual([]))

  test('of a hundred million codes costs at most two values for each power of two', () => {
    expect(seriesBlocks([{ from: '00000001', to: '99999998' }]).length).toBeLessThanOrEqual(2 * 27)
    expect(seriesBlocks([nordala]).length).toBeLessThan(24)
  })
})

test.each([
  ['NOO500', ['NO0500', 'N00500']],
  ['N0O500', ['N00500', 'NO0500']],
  ['H25OO', ['H2500']],
])('%s may be meant for %j', (typed, readings) =>
  expect(seriesReadings(typed)).toEqual(expect.arrayContaining(readings)),
)

test('a text that reads itself is none of its readings, and hostile text has few', () => {
  expect(seriesReadings('N00500')).not.toContain('N00500')
  expect(seriesReadings('llave')).toEqual([])
  for (const typed of ['1'.repeat(14), 'I1l'.repeat(4), 'O'.repeat(5000)])
    expect(seriesReadings(typed).length).toBeLessThan(70)
})

test.each([
  ['N0001-N5000', [{ from: 'N0001', to: 'N5000' }]],
  [
    'N0001 – N5000; P100-P900',
    [
      { from: 'N0001', to: 'N5000' },
      { from: 'P100', to: 'P900' },
    ],
  ],
  ['N-0001-N-5000', [{ from: 'N-0001', to: 'N-5000' }]],
  ['todas, hasta el bastidor 40000', []],
  ['', []],
])('the text %j states %j', (text, series) => expect(parseCodeSeries(text)).toEqual(series))

test('many spaces are read in one pass', () => {
  expect(parseCodeSeries(`N1${' '.repeat(200_000)}N5, P100-P900`)).toEqual([{ from: 'P100', to: 'P900' }])
})
