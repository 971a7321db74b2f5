import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalChoice } from './canonical-choice.ts'
import { codesText, parseCodes } from './listed-codes.ts'

const of = (query: string) => canonicalChoice('product-comparison', new URLSearchParams(query))

describe('the address of a comparison', () => {
  test('has all codes in one value, in their order, none twice', () => {
    expect(of('c=NOR-1R&c=LIN-2%2C%20nor-1r&c=')).toBe('?c=NOR-1R,LIN-2')
    expect(of('c=NOR-1R%2CLIN-2')).toBeUndefined()
  })

  test('says when all rows are shown, and nothing else', () => {
    expect(of('rows=all&c=A-1')).toBe('?c=A-1&rows=all')
    expect(of('c=A-1&rows=some')).toBe('?c=A-1')
    expect(of('c=&rows=')).toBe('')
  })

  test('keeps the form that came back', () => expect(of('form=x&c=A-1')).toBe('?c=A-1&form=x'))

  test('is bounded, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 100 }), { maxLength: 40 }), (values) => {
        const codes = parseCodes(values)
        expect(codes.length).toBeLessThanOrEqual(12)
        expect(codes.every((code) => code.length <= 40 && code !== '')).toBe(true)
        const text = decodeURIComponent(codesText(codes.map((code) => code.toWellFormed())))
        expect(parseCodes([text])).toEqual(parseCodes(codes.map((code) => code.toWellFormed())))
      }),
    )
  })
})

test('other pages have no such query', () => {
  expect(canonicalChoice('product-listing', new URLSearchParams('c=a&c=b'))).toBeUndefined()
})
