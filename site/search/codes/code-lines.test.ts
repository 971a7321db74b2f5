import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listIn } from '#site/routing/query/canonical-choice.ts'
import { parseCodeLines } from './code-lines.ts'

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

describe('a quantity', () => {
  const of = (text: string) => parseCodeLines(text).map(({ amount, unclear }) => unclear ?? amount)

  test.each([
    ['NOR-1R;20,00', [20]],
    ['NOR-1R;="20"', [20]],
    ['NOR-1R\t1.000', ['1.000']],
    ['NOR-1R,"1,000"', ['1,000']],
    ['NOR-1R;20 uds', ['20 uds']],
    ['NOR-1R;20uds', ['20uds']],
    ['NOR-1R;-5', ['-5']],
    ['NOR-1R;0', ['0']],
    ['NOR-1R;2,5', ['2,5']],
    ['NOR-1R;100000', ['100000']],
    ['1.000 x NOR-1R', ['1.000']],
    ['NOR-1R*0', ['0']],
    ['NOR-1R;20;3', ['20 · 3']],
    ['1;NOR-1R;20\n2;LIN-2;5', [20, 5]],
    ['NOR-1R;7 mm;20', [20]],
    ['Cantidad;Código\n20 uds;NOR-1R\n;LIN-2\n5;ARA-5T', ['20 uds', 1, 5]],
  ])('%j is %j', (text, amounts) => expect(of(text)).toEqual(amounts))

  test.each([
    ['es', 'Pos.;Código;Descripción;Precio;Cantidad', 4],
    ['en', 'Pos;Part No.;Qty;Price', 2],
    ['pt', 'Qtd.;Código;Preço', 0],
    ['nl', 'Artikelnummer;Prijs;Aantal', 2],
    ['it', 'Codice;Prezzo;Q.tà', 2],
    ['de', 'Art.-Nr.;Preis;Stück', 2],
    ['fr', 'Référence;Prix;Qté', 2],
    ['ro', 'Cod;Preț;Cantitate', 2],
    ['ru', 'Артикул;Цена;Кол-во', 2],
  ])('stands in the column that %s names', (_, head, place) => {
    const cells = head
      .split(';')
      .map((__, at) => (at === place ? '20' : at === 1 || head.split(';')[at] === 'Cod' ? '7' : 'NOR-1R'))
    expect(of(`Pedido de otoño\n${head}\n${cells.join(';')}`)).toEqual([1, 20])
  })
})

describe('a file of a spreadsheet', () => {
  test('has line breaks and separators in its cells, and cells of any length', () => {
    const long = `Llave ${'muy '.repeat(80)}larga`
    expect(parseCodeLines(`sep=;\r\n"Llave\r\nplana; fina";NOR-1R;20\r\n${long};LIN-2;5\r\n`)).toEqual([
      expect.objectContaining({ typed: 'Llave plana; fina NOR-1R', amount: 20 }),
      expect.objectContaining({ typed: `${long} LIN-2`, amount: 5 }),
    ])
  })

  test('has inches and quotation marks that do not end', () => {
    expect(brief('NOR-1R 5" x 4\n"LIN-2\n3 x ARA-5T')).toEqual(['4 NOR-1R 5"', '1 "LIN-2', '3 ARA-5T'])
  })
})

test('whatever is sent is read in time, and nothing of it is left out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      for (const { spellings, amount, unclear } of parseCodeLines(text)) {
        expect(spellings.length).toBeLessThanOrEqual(8)
        expect(amount >= 1).toBe(unclear === undefined)
      }
    }),
  )
  for (const hostile of ['"'.repeat(60_000), ',x1'.repeat(20_000), `${' '.repeat(60_000)}x`, '",'.repeat(30_000)]) {
    const startedAt = performance.now()
    parseCodeLines(hostile)
    expect(performance.now() - startedAt).toBeLessThan(1500)
  }
  expect(parseCodeLines('a1\n'.repeat(20_000))).toHaveLength(20_000)
})

test.each([
  'NOR-1R',
  'nor 1r',
  '20 x NOR-1R',
  'NOR-1R × 20',
  'NOR-1R*20',
  'NOR-1R*20,00',
  'NOR-1R;20',
  'NOR-1R\t20',
  'NOR-1R, 20',
  'NOR-1R;20,00',
  'NOR-1R\t1.000',
  'NOR-1R,LIN-12DP',
  'NOR-1R;LIN-12DP',
  'DU 114',
  'DU 114;5',
  'Durmesa DU 114',
  '2000000010014',
  '2000000010014;5',
  '2000000010014,2000000010021',
])('the field of a list reads %j as the page for many codes does', (text) => {
  const ofList = listIn({ getAll: (name) => (name === 'add' ? [text] : []) })
  const ofPage = parseCodeLines(text)
  expect(ofList.map(({ code, amount, unclear }) => [code, amount, unclear])).toEqual(
    ofPage.map((line) => [line.typed, line.amount, line.unclear]),
  )
})
