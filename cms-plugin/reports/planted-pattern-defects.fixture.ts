import { at, one, type PlantedDefect } from './planted-defect.fixture.ts'

const form = 'global/forms/consulta'
const value = 'fields[0].rules[0].value'

const planted = (pattern: string): PlantedDefect['plant'] => {
  return (space) => Object.assign(at(space, form, ['fields', 0, 'rules', 0]), { value: `TES-4\n/${pattern}/` })
}

/** One pattern that the site does not run a row, and what a report says about it. */
export const plantedPatternDefects: readonly PlantedDefect[] = [
  {
    title: 'a pattern that looks ahead',
    plant: planted('^(?=.*[0-9])[A-Z]+$'),
    finds: one('unusable-pattern', [form, value], { says: '^(?=.*[0-9])[A-Z]+$ looks ahead or behind' }),
  },
  {
    title: 'a pattern that refers back',
    plant: planted('^([A-Z])\\1$'),
    finds: one('unusable-pattern', [form, value], { says: 'refers back' }),
  },
  {
    title: 'a pattern that is none',
    plant: planted('^[A-Z'),
    finds: one('unusable-pattern', [form, value], { says: '“Value”, which is skipped until then: ^[A-Z is not' }),
  },
  {
    title: 'the pattern that makes those of a form too large',
    plant: planted('^.{1,120}$/\n/^.{2,121}$/\n/^.{3,122}$'),
    finds: one('unusable-pattern', [form, value], { says: '^.{3,122}$ makes' }),
  },
]
