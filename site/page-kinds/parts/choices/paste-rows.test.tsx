import { expect, test } from 'vitest'
import { typedLines } from '#site/routing/query/typed-line.ts'
import { pasteRows } from './paste-rows.client.ts'

/** Pastes a text behind what the field has. @returns its value afterwards */
function pasted(before: string, text: string): { value: string; isOurs: boolean } {
  const field = Object.assign(document.createElement('input'), { value: before })
  field.setSelectionRange(before.length, before.length)
  const event = new Event('paste', { cancelable: true })
  pasteRows(Object.assign(event, { clipboardData: { getData: () => text } }) as unknown as ClipboardEvent, field)
  return { value: field.value, isOurs: event.defaultPrevented }
}

test('rows of a table that are pasted into a field of one line stay lines with their quantities', () => {
  const { value } = pasted('CAS-2B, ', 'ARA-5T;12\r\npunto-2\t20,00\nNOR-1R\n\n2 x FR-80\nLIN-12DP;2,5\n')
  expect(value).toBe('CAS-2B, 12 x ARA-5T, 20 x punto-2, NOR-1R, 2 x FR-80, 2.5 x LIN-12DP')
  expect(typedLines(value).map(({ code, amount }) => [code, amount])).toEqual([
    ['CAS-2B', undefined],
    ['ARA-5T', '12'],
    ['punto-2', '20'],
    ['NOR-1R', undefined],
    ['FR-80', '2'],
    ['LIN-12DP', '2.5'],
  ])
})

test('a text of one line is pasted by the browser itself', () => {
  expect(pasted('', 'NOR-1R, LIN-12DP\n')).toEqual({ value: '', isOurs: false })
})
