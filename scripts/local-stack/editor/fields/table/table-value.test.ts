import { expect, test } from 'vitest'
import { tableValueOf, withCell, withColumn, withoutColumn, withoutRow, withRow } from './table-value.ts'

const table = tableValueOf({
  fieldtype: 'table',
  thead: [{ value: 'Code' }, { value: 'Length', _uid: 'h2' }],
  tbody: [{ _uid: 'r1', body: [{ value: 'NOR-1R' }, { value: '22' }] }],
})
const texts = ({ thead, tbody }: ReturnType<typeof tableValueOf>) => [
  thead.map(({ value }) => value),
  ...tbody.map(({ body }) => body.map(({ value }) => value)),
]

test('a field without a table begins with two columns and a row', () => {
  for (const value of [undefined, null, '', {}, { thead: 3 }])
    expect(texts(tableValueOf(value))).toEqual([
      ['', ''],
      ['', ''],
    ])
})

test('pads rows of different length to the widest, and keeps unknown keys', () => {
  const ragged = tableValueOf({
    fieldtype: 'table',
    thead: [{ value: 'A' }],
    tbody: [{ body: [{ value: 'a' }, { value: 'b' }] }],
  })
  expect(texts(ragged)).toEqual([
    ['A', ''],
    ['a', 'b'],
  ])
  expect(table.tbody[0]).toMatchObject({ _uid: 'r1' })
})

test('changes the requested cells, rows and columns and keeps the rest unchanged', () => {
  expect(withCell(table, { row: -1, column: 1 }, 'Long').thead[1]).toEqual({ value: 'Long', _uid: 'h2' })
  expect(texts(withCell(table, { row: 0, column: 0 }, 'X'))).toEqual([
    ['Code', 'Length'],
    ['X', '22'],
  ])
  expect(texts(withRow(table))).toEqual([
    ['Code', 'Length'],
    ['NOR-1R', '22'],
    ['', ''],
  ])
  expect(texts(withColumn(table))).toEqual([
    ['Code', 'Length', ''],
    ['NOR-1R', '22', ''],
  ])
  expect(texts(withoutColumn(table, 0))).toEqual([['Length'], ['22']])
  expect(texts(withoutRow(withRow(table), 0))).toEqual([
    ['Code', 'Length'],
    ['', ''],
  ])
  expect(withoutRow(withRow(table), 1)).toEqual(table)
})
