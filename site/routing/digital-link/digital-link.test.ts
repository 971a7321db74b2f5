import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDigitalLink } from './digital-link.ts'
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

describe('a digital link', () => {
  const read = (path: string, accept?: string) => readDigitalLink(new URL(path, 'http://site'), accept)
  const gtin = '04006381333931'

  test.each(['', '/', '/10/LOT-1', '/22/A/10/B/21/C', '/21/a%2Fb', '/235/X'])(
    '%j behind the GTIN leads to the product',
    (rest) => {
      expect(read(`/01/4006381333931${rest}`)).toEqual({ gtin, wants: 'page', query: '' })
    },
  )

  test.each([
    '/10',
    '/10/',
    '/21/C/10/B',
    '/10/A/10/B',
    '/99/x',
    '/10/%0d%0a',
    '/10/%zz',
    `/10/${'9'.repeat(21)}`,
    '/21/ñ',
  ])('%j behind the GTIN is refused', (rest) => {
    expect(read(`/01/4006381333931${rest}`)).toMatchObject({ status: 400 })
  })

  test.each(['linkType=all', 'linktype=all', 'linkType=linkset', 'LINKTYPE=Linkset'])(
    '%s asks for all links',
    (query) => {
      expect(read(`/01/4006381333931?${query}`)).toEqual({ gtin, wants: 'linkset', query: '' })
    },
  )

  test('asks for all links by its media type, unless it names a type', () => {
    const accept = 'text/html;q=0.5, application/linkset+json'
    expect(read('/01/4006381333931', accept)).toMatchObject({ wants: 'linkset' })
    expect(read('/01/4006381333931?linkType=gs1:pip', accept)).toMatchObject({ wants: 'page' })
    expect(read('/01/4006381333931', 'text/html, */*')).toMatchObject({ wants: 'page' })
  })

  test.each(['gs1:pip', 'gs1:defaultLink', 'https://gs1.org/voc/pip', 'https://ref.gs1.org/voc/pip'])(
    'finds the page as %s',
    (type) => {
      expect(read(`/01/4006381333931?linkType=${encodeURIComponent(type)}`)).toMatchObject({ wants: 'page' })
    },
  )

  test('of a type that products do not have is not found', () => {
    expect(read('/01/4006381333931?linkType=gs1:epil')).toMatchObject({ status: 404 })
  })

  test('passes on what is not for the resolver', () => {
    expect(read('/01/4006381333931?17=261231&linkType=gs1:pip&context=x&utm_source=a%20b')).toMatchObject({
      query: '?17=261231&utm_source=a+b',
    })
  })

  test('says why it is refused', () => {
    expect(read('/01/4006381333932')).toEqual({
      status: 400,
      sentence: 'A GTIN has 8, 12, 13 or 14 digits, and the last one checks the others.',
    })
  })
})
