import { expect, test } from 'vitest'
import { rowMatches, wordsOf } from './row-match.ts'

const row = { text: 'Alvora Três 1998–2006 A1001-A5000', fromYear: 1998, toYear: 2006 }

test.each(['', 'alvora', 'TRES', 'três alv', '2001', 'alvora 2006', 'a1001'])('%j finds the row', (typed) => {
  expect(rowMatches(wordsOf(typed), row)).toBe(true)
})

test.each(['brenvik', 'alvora 2007', '1997', 'alvora seis'])('%j does not', (typed) => {
  expect(rowMatches(wordsOf(typed), row)).toBe(false)
})

test('a vehicle that is still made is found by any later year', () => {
  const open = { text: 'Brenvik Kombi', fromYear: 2009 }
  expect(rowMatches(['2024'], open)).toBe(true)
  expect(rowMatches(['2008'], open)).toBe(false)
  expect(rowMatches(['2024'], { text: 'Brenvik Kombi' })).toBe(false)
})
