import { expect, test } from 'vitest'
import { parseCodes } from './listed-codes.ts'
import { typedLines } from './typed-line.ts'

test.each([
  ['NOR-1R;20', [{ code: 'NOR-1R', amount: '20' }]],
  ['NOR-1R \t\t20', [{ code: 'NOR-1R', amount: '20' }]],
  ['llave plana , 20', [{ code: 'llave plana', amount: '20' }]],
  ['NOR-1R\t;\t20,5', [{ code: 'NOR-1R', amount: '20,5' }]],
  ['20 x NOR-1R', [{ code: 'NOR-1R', amount: '20' }]],
  ['NOR-1R,,20', [{ code: 'NOR-1R' }, { code: '' }, { code: '20' }]],
  ['NOR-1R;LIN-2', [{ code: 'NOR-1R' }, { code: 'LIN-2' }]],
])('the text %j has the lines %j', (text, lines) => {
  expect(typedLines(text).map(({ code, amount }) => ({ code, ...(amount !== undefined && { amount }) }))).toEqual(lines)
})

test('many spaces and tabs between two words are read in one pass', () => {
  const gap = ' '.repeat(100_000)
  expect(typedLines(`a${gap}b`)).toHaveLength(1)
  expect(typedLines(`a;${'\t'.repeat(100_000)}b`)).toHaveLength(100_002)
})

test('many different codes are compared in one pass', () => {
  const codes = Array.from({ length: 200_000 }, (_, place) => `A${place}`)
  expect(parseCodes([codes.join(','), 'a7;A8'])).toEqual(codes)
})
