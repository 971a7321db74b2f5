import { describe, expect, test } from 'vitest'
import { readDigitalLink } from './digital-link.ts'

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
