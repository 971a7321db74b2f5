import { expect, test } from 'vitest'
import { readNotes } from './follow-link.ts'
import type { Note } from './open-tab.ts'

const first = 1000
const second = 4900
const click: Note = { kind: 'click', at: 5000, document: first }
const headline = (at: number, more: Partial<Note> = {}): Note => {
  return { kind: 'headline', at, document: first, text: 'Key NOR-1R', isAhead: false, ...more }
}

test.each([
  ['payload', headline(5120)],
  ['document', headline(5120, { document: second })],
  ['document ahead', headline(5120, { document: second, isAhead: true })],
] as const)('the headline came by a %s', (carrier, shown) => {
  const before = headline(1200, { text: 'Keys for all locks' })
  expect(readNotes([before, click, headline(5050, { text: 'Keys' }), shown], 'NOR-1R')).toEqual({ ms: 120, carrier })
})

test('a headline counts after a click only', () => {
  expect(readNotes([headline(1200)], 'NOR-1R')).toBeUndefined()
  expect(readNotes([headline(1200), click], 'NOR-1R')).toBeUndefined()
})
