import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markedParts, marks } from './marked-parts.ts'

const { before, after } = marks
const match = (text: string) => ({ text, isMatch: true })
const plain = (text: string) => ({ text, isMatch: false })

test.each([
  ['nothing', 'Llave', [plain('Llave')]],
  ['the whole', `${before}NOR${after}`, [match('NOR')]],
  ['the middle', `a ${before}be${after} c`, [plain('a '), match('be'), plain(' c')]],
  ['one letter', `${before}L${after}lave ${before}l${after}’eau`, [plain('Llave l’eau')]],
  ['one digit', `Punto ${before}2${after}`, [plain('Punto '), match('2')]],
  ['two places', `${before}NOR${after}-${before}1R${after}`, [match('NOR'), plain('-'), match('1R')]],
  ['markup', `${before}<b>${after}<img>`, [match('<b>'), plain('<img>')]],
  ['no text', '', []],
])('a text in which %s is marked', (_, marked, parts) => {
  expect(markedParts(marked)).toEqual(parts)
})

test('whatever is marked and however badly, no word is lost and no mark is shown', () => {
  const pieces = fc.array(fc.oneof(fc.string(), fc.constantFrom(before, after)))
  fc.assert(
    fc.property(pieces, (given) => {
      const marked = given.join('')
      const read = markedParts(marked)
      expect(read.map(({ text }) => text).join('')).toBe(marked.replaceAll(before, '').replaceAll(after, ''))
    }),
  )
})
