import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gtin14 } from './gtin.ts'

describe('a GTIN', () => {
  test.each([
    ['96385074', '00000096385074'],
    ['036000291452', '00036000291452'],
    ['4006381333931', '04006381333931'],
    ['14006381333938', '14006381333938'],
  ])('%s is compared as %s', (text, expected) => {
    expect(gtin14(text)).toBe(expected)
  })

  test.each([
    '',
    '1',
    '4006381333932',
    '963850745',
    '40063813339310',
    '4006381333931 ',
    '400638133393１',
    '-4006381333931',
  ])('%j is none', (text) => {
    expect(gtin14(text)).toBeUndefined()
  })

  test('with one digit changed is never taken for another', () => {
    const digits = fc.stringMatching(/^\d{12}$/)
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (start, place, more) => {
        const right = Array.from({ length: 10 }, (_, digit) => `${start}${digit}`).find((one) => gtin14(one))
        if (right === undefined) throw new Error(`no check digit for ${start}`)
        const changed = [...right].map((digit, at) => (at === place ? (Number(digit) + more) % 10 : digit)).join('')
        expect([gtin14(right), gtin14(changed)]).toEqual([`0${right}`, undefined])
      }),
    )
  })
})
