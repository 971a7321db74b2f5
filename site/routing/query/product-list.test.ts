import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideList, type ListLine, listQuery, listText, mostLines, parseList } from './product-list.ts'

const line = (code: string, amount = 1, note = ''): ListLine => ({ code, amount, note })
const unclear = (code: string, written: string, note = ''): ListLine => ({ code, amount: 0, note, unclear: written })

describe('the text of a list', () => {
  test('has codes, pieces and notes; one piece is left out', () => {
    const lines = [line('NOR-1R', 20), line('LIN-2'), line('ARA-5T', 1, 'for the shop')]
    expect(listText(lines)).toBe('NOR-1R*20,LIN-2,ARA-5T*1*for the shop')
    expect(parseList([listText(lines)])).toEqual(lines)
  })

  test('adds up the pieces of a product that stands in it twice, and leaves out lines without pieces', () => {
    expect(parseList(['NOR-1R*20', 'nor-1r*5*red,LIN-2*0,*7,'])).toEqual([line('NOR-1R', 25, 'red')])
  })

  test('keeps what is no number of pieces as it was written', () => {
    const text = 'A*?x,B*?-3,C*?1e5,D*?999999999,E*?0,F*?*red,G*?20 %2B 1%2C000'
    expect(parseList(['A*x,B*-3,C*1e5,D*999999999,E*?0,F*?*red,G*20,G*1%2C000'])).toEqual([
      unclear('A', 'x'),
      unclear('B', '-3'),
      unclear('C', '1e5'),
      unclear('D', '999999999'),
      unclear('E', '0'),
      unclear('F', '', 'red'),
      unclear('G', '20 + 1,000'),
    ])
    expect(listText(parseList([text.replace('%2B', '+')]))).toBe(text.replace('%2B', '+'))
  })

  test('adds no more than can be ordered', () => {
    expect(parseList(['A*60000,A*60000'])).toEqual([unclear('A', '60000 + 60000')])
  })

  test('gives back what was put in, whatever it is', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .map((one) => one.replace(/\s+/g, ' ').trim())
    const anyLine = fc.record({
      code: text.filter((code) => code !== ''),
      amount: fc.integer({ min: 1, max: 99_999 }),
      note: text,
    })
    const anyUnclear = fc.record({ code: text.filter((code) => code !== ''), unclear: text, note: text })
    const lines = fc.uniqueArray(
      fc.oneof(
        anyLine,
        anyUnclear.map((one) => ({ ...one, amount: 0 })),
      ),
      { maxLength: 10, selector: ({ code }) => code.toUpperCase() },
    )
    fc.assert(
      fc.property(lines, (some) => {
        expect(parseList([listText(some)])).toEqual(some)
        const [, query] = new URL(`http://a/?l=${listQuery(some)}`).search.split('l=')
        expect(new URLSearchParams(`l=${query}`).get('l')).toBe(listText(some))
      }),
    )
  })
})

describe('a list that has no room for all lines', () => {
  const many = Array.from({ length: 600 }, (_, place) => line(`NOR-${place}`, 5))
  const wide = many.map((one) => ({ ...one, note: 'ключ для Марии Ивановны, красный чехол!' }))

  test.each([
    ['many', many],
    ['wide', wide],
    ['one', many.slice(0, 1)],
    ['none', []],
  ])('is divided without a loss: %s', (_, lines) => {
    const parts = divideList(lines)
    expect(parts.flat()).toEqual(lines)
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(mostLines)
      expect(listQuery(part).length).toBeLessThanOrEqual(6000)
    }
  })

  test('is never cut: a hundred and twenty products stay a hundred and twenty', () => {
    const text = many
      .slice(0, 120)
      .map(({ code }) => code)
      .join(',')
    expect(parseList([listText(parseList([text]))])).toHaveLength(120)
  })
})

test('an amount of spaces that is added to another one is written as it will be read', () => {
  const lines = parseList(['A,A*\r\n'])
  expect(parseList([listText(lines)])).toEqual(lines)
})
