import { beforeEach, expect, test } from 'vitest'
import { forgetFields, keepFields, restoreFields, writtenList } from './kept-fields.client.ts'

const field = (value: string) => Object.assign(document.createElement('input'), { value })
const fields = (...values: string[]) => values.map(field)
const restored = (address: string, ...values: string[]) => {
  const all = fields(...values)
  restoreFields(address, all)
  return all.map((one) => one.value)
}
beforeEach(() => sessionStorage.clear())

test('what was typed into a list is there on the way back, and in no other list', () => {
  keepFields({ address: 'NOR-1R', text: 'NOR-1R', fields: fields('12', 'urgente') }, 'NOR-1R*12*urgente')
  expect([restored('NOR-1R', '1', ''), restored('LIN-2', '1', ''), restored('NOR-1R', '1')]).toEqual([
    ['12', 'urgente'],
    ['1', ''],
    ['1'],
  ])
  forgetFields('NOR-1R')
  expect(restored('NOR-1R', '1', '')).toEqual(['1', ''])
})

test('what was typed into one list stays while another one is written into', () => {
  keepFields({ address: 'NOR-1R', text: 'NOR-1R', fields: fields('12') }, 'NOR-1R*12')
  keepFields({ address: 'LIN-2', text: 'LIN-2', fields: fields('7') }, 'LIN-2*7')
  expect([restored('NOR-1R', '1'), restored('LIN-2', '1')]).toEqual([['12'], ['7']])
})

test('a list that the browser stores is read as its fields were left, in whatever spelling its address has it', () => {
  keepFields({ address: 'nor 1r', text: 'NOR-1R', fields: fields('12') }, 'NOR-1R*12')
  expect([writtenList('NOR-1R'), writtenList('LIN-2')]).toEqual(['NOR-1R*12', 'LIN-2'])
  forgetFields('NOR-1R')
  expect([writtenList('NOR-1R'), restored('nor 1r', '1')]).toEqual(['NOR-1R', ['1']])
})
