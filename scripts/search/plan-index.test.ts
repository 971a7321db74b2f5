import { expect, test } from 'vitest'
import { describePlan, isUnchanged, planIndex } from './plan-index.ts'

const state = {
  settings: { customRanking: ['desc(boost)'], distinct: true },
  synonyms: [{ objectID: 'a', type: 'synonym', synonyms: ['x', 'y'] }],
}

test('plans nothing for an index that matches, despite further settings', () => {
  const current = {
    settings: { ...state.settings, hitsPerPage: 7 },
    synonyms: [{ ...state.synonyms[0], objectID: 'a', added: 1 }],
  }
  const plan = planIndex('public_es', state, current)
  expect(isUnchanged(plan)).toBe(true)
  expect(describePlan(plan)).toBe('= public_es')
})

test('names different settings and synonyms with their old values', () => {
  const current = {
    settings: { customRanking: [], distinct: true },
    synonyms: [{ objectID: 'b', type: 'synonym', synonyms: [] }],
  }
  const plan = planIndex('public_es', state, current)
  expect(describePlan(plan)).toBe(
    '~ public_es\n    customRanking: [] -> ["desc(boost)"]\n    + synonym a\n    - synonym b',
  )
})

test('plans a missing index as new', () => {
  expect(describePlan(planIndex('public_es', state, undefined))).toMatch(/^\+ public_es/)
})
