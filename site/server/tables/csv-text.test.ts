import { expect, test } from 'vitest'
import { csvText } from './csv-text.ts'

const rows = [
  ['Código', 'Largo'],
  ['NOR-1R', '24,5 mm'],
]

test('a file is separated as programs of its language expect it', () => {
  expect(csvText(rows, 'es-ES')).toBe('\uFEFFCódigo;Largo\r\nNOR-1R;"24,5 mm"\r\n')
  expect(csvText(rows, 'en-GB')).toBe('\uFEFFCódigo,Largo\r\nNOR-1R,"24,5 mm"\r\n')
})

test.each([
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['a,+1', `"a,'+1"`],
  ['＝1+1', `'＝1+1`],
  [' @x', `' @x`],
  ['a\t-1', `"a\t'-1"`],
])('%j begins no formula, whichever separator the program takes', (cell, text) => {
  for (const locale of ['es-ES', 'en-GB']) expect(csvText([[cell]], locale)).toBe(`\uFEFF${text}\r\n`)
})

test('quotation marks and lines stay inside of their cell, and no cell is a formula', () => {
  expect(csvText([['a "b"', 'c\nd', '=1+1', '-A1']], 'en-GB')).toBe(`\uFEFF"a ""b""","c\nd",'=1+1,'-A1\r\n`)
})
