import { patternsOfRule } from 'component-schemas/form-rules.ts'
import { compilePatterns } from 'component-schemas/patterns/form-patterns.ts'
import type { PatternProblem } from 'component-schemas/patterns/linear-syntax.ts'
import type { Hint } from './finding.ts'
import type { Phrase } from './finding-words.ts'
import { placeOf } from './scene.ts'
import type { FieldVisit } from './walk-content.ts'

const phrases = {
  syntax: 'patternSyntax',
  lookaround: 'patternLookaround',
  backreference: 'patternBackreference',
  'too-large': 'patternTooLarge',
} as const satisfies Record<PatternProblem, Phrase['phrase']>

/**
 * Patterns of a form's rules that the site does not run, in the order in which it compiles them: the patterns of a form
 * have a limit together.
 */
export function checkPatterns(fields: readonly FieldVisit[]): Hint[] {
  const rules = fields.flatMap((visit) => {
    const patterns = isValueOfMatches(visit, fields) ? patternsOfRule(String(visit.value ?? '')) : []
    return patterns.map((pattern) => ({ visit, pattern }))
  })
  const { problems } = compilePatterns(rules.map(({ pattern }) => pattern))
  return rules.flatMap(({ visit, pattern }): Hint[] => {
    const problem = problems.get(pattern)
    if (problem === undefined) return []
    const value: Phrase = { phrase: phrases[problem], values: { pattern } }
    return [
      { code: 'unusable-pattern', place: placeOf(visit), details: { field: visit.field.wire.display_name, value } },
    ]
  })
}

function isValueOfMatches({ component, name, path }: FieldVisit, fields: readonly FieldVisit[]): boolean {
  if (component !== 'form_rule' || name !== 'value') return false
  const rule = path.replace(/value$/, 'rule')
  return fields.some((visit) => visit.path === rule && visit.value === 'matches')
}
