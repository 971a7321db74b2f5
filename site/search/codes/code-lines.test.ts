import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostCodes, parseCodeLines } from './code-lines.ts'

const typed = (text: string) => parseCodeLines(text).map((line) => line.typed)
const brief = (text: string) => parseCodeLines(text).map((line) => `${line.amount} ${line.typed}`)

describe('codes in a text', () => {
  test('stand one a line, in any spelling, with lines of any system', () => {
    expect(typed('NOR-1R\r\n\r\n  du 114 \rCV-NO5\n2000000010014\n')).toEqual([
      'NOR-1R',
      'du 114',
      'CV-NO5',
      '2000000010014',
    ])
  })

  test('stand several in a line, where each can be nothing else', () => {
    expect(typed('NOR-1R, LIN-2,2000000010014')).toEqual(['NOR-1R', 'LIN-2', '2000000010014'])
  })

  test('have a number of pieces where a sign says so, and none that is a part of the code', () => {
    expect(brief('20 x NOR-1R\nLIN-2 × 5\nARA-5T*3\nDU 114\nXR 5 x 4')).toEqual([
      '20 NOR-1R',
      '5 LIN-2',
      '3 ARA-5T',
      '1 DU 114',
      '4 XR 5',
    ])
  })
})

describe('a table of a spreadsheet', () => {
  test('has names of columns that are left out, a number of pieces, and the code in any column', () => {
    const text = 'Descripción;Código;Cantidad\nLlave plana;NOR-1R;20\n"Llave; otra";DU 114;\nsin código;;5'
    expect(parseCodeLines(text)).toEqual([
      { typed: 'Llave plana NOR-1R', amount: 20, spellings: ['NOR-1R', 'Llave plana NOR-1R', 'Llave plana'] },
      { typed: 'Llave; otra DU 114', amount: 1, spellings: ['DU 114', 'Llave; otra DU 114', 'Llave; otra'] },
      { typed: 'sin código', amount: 5, spellings: ['sin código'] },
    ])
  })

  test('may have the maker beside its code', () => {
    const [line] = parseCodeLines('Durmesa\tDU 114\t7\nCavelin\tCV-NO5\t1')
    expect(line).toEqual({ typed: 'Durmesa DU 114', amount: 7, spellings: ['DU 114', 'Durmesa DU 114', 'Durmesa'] })
  })

  test('keeps quotation marks and separators inside of a cell', () => {
    expect(parseCodeLines('"a ""1"", b",NOR-1R')[0]?.spellings).toContain('a "1", b')
  })
})

test('whatever is sent is read in time, into a bounded number of bounded lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const line of parseCodeLines(text)) {
        expect(line.typed.length).toBeLessThanOrEqual(60)
        expect(line.spellings.length).toBeLessThanOrEqual(6)
        expect(line.amount).toBeGreaterThanOrEqual(1)
      }
    }),
  )
  for (const hostile of ['"'.repeat(60_000), ',x1'.repeat(20_000), 'a1\n'.repeat(20_000), `${' '.repeat(60_000)}x`]) {
    const startedAt = performance.now()
    expect(parseCodeLines(hostile).length).toBeLessThanOrEqual(mostCodes + 1)
    expect(performance.now() - startedAt).toBeLessThan(500)
  }
})
