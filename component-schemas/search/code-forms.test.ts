import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeForms, compactCode } from './code-forms.ts'

test('a part number has every form in which it is typed, its bases last', () => {
  expect(codeForms('NOR-1R.P')).toEqual(['NOR-1R.P', 'NOR1RP', 'NOR 1R P', 'NOR 1 R P', 'NOR1R', 'NOR 1R', 'NOR 1 R'])
  expect(codeForms('FR-80')).toEqual(['FR-80', 'FR80', 'FR 80'])
  expect(codeForms(' ROS 2.4 ')[0]).toBe('ROS 2.4')
  expect(codeForms('')).toEqual([])
})

test('ignores separators and case of part numbers', () => {
  for (const typed of ['tes-4rs.t46', 'TES4RST46', 'tes 4rs t46', 'Tes/4RS_T46'])
    expect(compactCode(typed)).toBe('tes4rst46')
})

test('includes the compact form for any separators', () => {
  const part = fc.stringMatching(/^[A-Z]{1,4}$|^[0-9]{1,4}$/)
  const separator = fc.constantFrom('-', '.', ' ', '/', '')
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), separator, separator, (parts, printed, typed) => {
      const forms = codeForms(parts.join(printed)).map((form) => form.toLowerCase())
      expect(forms).toContain(compactCode(parts.join(typed)))
    }),
  )
})
