import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalChoice } from './canonical-choice.ts'
import { codesText, parseCodes } from './listed-codes.ts'

describe('the address of a comparison', () => {
  const of = (query: string) => canonicalChoice('product-comparison', new URLSearchParams(query))

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

  test('is read again as it was written, whatever is sent', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 100 }), { maxLength: 40 }), (values) => {
        const codes = parseCodes(values)
        expect(codes.every((code) => code.length <= 40 && code !== '')).toBe(true)
        const text = decodeURIComponent(codesText(codes.map((code) => code.toWellFormed())))
        expect(parseCodes([text])).toEqual(parseCodes(codes.map((code) => code.toWellFormed())))
      }),
    )
  })
})

describe('the address of a list', () => {
  const of = (query: string) => canonicalChoice('product-list', new URLSearchParams(query))

  test('has the lines of its form, with what was added, in one value', () => {
    expect(of('code=NOR-1R&code=LIN-2&amount=20&amount=3&note=&note=red%2C+please&add=ara-5t%3B+MOR-4T')).toBe(
      '?l=NOR-1R*20,LIN-2*3*red%252C%20please,ara-5t,MOR-4T',
    )
  })

  test('has one piece where a text names no number, and asks where a field was left empty or is not clear', () => {
    expect(of('c=NOR-1R&add=20+x+LIN-2%2C+ARA-5T*3')).toBe('?l=NOR-1R,LIN-2*20,ARA-5T*3')
    expect(of('code=NOR-1R&code=LIN-2&code=ARA-5T&amount=20&amount=&amount=1.000')).toBe(
      '?l=NOR-1R*20,LIN-2*%3F,ARA-5T*%3F1.000',
    )
  })

  test('loses the line that is removed, and keeps what was typed in the others', () => {
    expect(of('code=NOR-1R&code=LIN-2&amount=20&amount=3&note=&note=red&remove=NOR-1R&add=')).toBe('?l=LIN-2*3*red')
  })

  test('loses a line without pieces, and is empty in the end', () => {
    expect(of('code=NOR-1R&amount=0&code=LIN-2&amount=2')).toBe('?l=LIN-2*2')
    expect(of('code=NOR-1R&amount=0')).toBe('')
  })

  test('takes ticked products into the list that is sent along', () => {
    expect(of('l=NOR-1R*20&c=LIN-2&c=NOR-1R')).toBe('?l=NOR-1R*21,LIN-2')
  })

  test('is left as it is once it is in one form', () => {
    expect(of('l=NOR-1R*21%2CLIN-2*1*red%252C+please&form=abc')).toBeUndefined()
  })
})

test('other pages have no such query', () => {
  expect(canonicalChoice('product-listing', new URLSearchParams('c=a&c=b'))).toBeUndefined()
})
