import { beforeEach, expect, test } from 'vitest'
import { forgetFields, keepFields, restoreFields } from './kept-fields.client.ts'

const field = (value: string) => Object.assign(document.createElement('input'), { value })
const values = (fields: readonly HTMLInputElement[]) => fields.map((one) => one.value)
beforeEach(() => sessionStorage.clear())

test('what was typed into a list is there on the way back, and in no other list', () => {
  keepFields('NOR-1R', [field('12'), field('urgente')])
  const [same, other, longer] = [[field('1'), field('')], [field('1'), field('')], [field('1')]]
  restoreFields('NOR-1R', same)
  restoreFields('LIN-2', other)
  restoreFields('NOR-1R', longer)
  expect([same, other, longer].map(values)).toEqual([['12', 'urgente'], ['1', ''], ['1']])
  forgetFields()
  const after = [field('1'), field('')]
  restoreFields('NOR-1R', after)
  expect(values(after)).toEqual(['1', ''])
})
