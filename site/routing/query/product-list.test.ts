import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFull, type ListLine, listQuery, listText, mostLines, parseList } from './product-list.ts'

const line = (code: string, amount = 1, note = ''): ListLine => ({ code, amount, note })

describe('the text of a list', () => {
  test('has codes, pieces and notes; one piece is left out', () => {
    const lines = [line('NOR-1R', 20), line('LIN-2'), line('ARA-5T', 1, 'for the shop')]
    expect(listText(lines)).toBe('NOR-1R*20,LIN-2,ARA-5T*1*for the shop')
    expect(parseList([listText(lines)])).toEqual(lines)
  })

  test('adds up the pieces of a product that stands in it twice, and leaves out lines without pieces', () => {
    expect(parseList(['NOR-1R*20', 'nor-1r*5*red,LIN-2*0,*7,'])).toEqual([line('NOR-1R', 25, 'red')])
  })

  test('takes pieces that are no number for one', () => {
    expect(parseList(['A*x,B*-3,C*1e5,D*999999999']).map(({ amount }) => amount)).toEqual([1, 1, 1, 99_999])
  })

  test('gives back what was put in, whatever it is', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((one) => one.replace(/\s+/g, ' ').trim())
    const anyLine = fc.record({
      code: text.filter((code) => code !== ''),
      amount: fc.integer({ min: 1, max: 99_999 }),
      note: text,
    })
    const lines = fc.uniqueArray(anyLine, { maxLength: 10, selector: ({ code }) => code.toUpperCase() })
    fc.assert(
      fc.property(lines, (some) => {
        expect(parseList([listText(some)])).toEqual(some)
        const [, query] = new URL(`http://a/?l=${listQuery(some)}`).search.split('l=')
        expect(new URLSearchParams(`l=${query}`).get('l')).toBe(listText(some))
      }),
    )
  })

  test('is bounded: at most a hundred lines and about 6 KB', () => {
    const many = Array.from({ length: 300 }, (_, place) => line(`NOR-${place}`, 5))
    expect(parseList([listText(many)])).toHaveLength(mostLines)
    const wide = many.map((one) => ({ ...one, note: 'ключ для Марии Ивановны, красный чехол!' }))
    expect(listQuery(wide).length).toBeLessThanOrEqual(6000)
    expect([isFull(parseList([listText(wide)])), isFull([line('A')])]).toEqual([true, false])
  })
})
