import { patternsOfRule } from 'component-schemas/form-rules.ts'
import { compilePatterns } from 'component-schemas/patterns/form-patterns.ts'
import type { PatternProblem } from 'component-schemas/patterns/linear-syntax.ts'
import type { FieldLocation } from '../content/walk-content.ts'
import type { Hint } from '../finding.ts'
import type { Phrase } from '../messages/finding-messages.ts'
import { locationOf } from '../scene.ts'

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
export function checkPatterns(fields: readonly FieldLocation[]): Hint[] {
  const rules = fields.flatMap((fieldLocation) => {
    const patterns = isValueOfMatches(fieldLocation, fields) ? patternsOfRule(String(fieldLocation.value ?? '')) : []
    return patterns.map((pattern) => ({ fieldLocation, pattern }))
  })
  const { problems } = compilePatterns(rules.map(({ pattern }) => pattern))
  return rules.flatMap(({ fieldLocation, pattern }): Hint[] => {
    const problem = problems.get(pattern)
    if (problem === undefined) return []
    const value: Phrase = { phrase: phrases[problem], values: { pattern } }
    return [
      {
        code: 'unusable-pattern',
        location: locationOf(fieldLocation),
        details: { field: fieldLocation.field.wire.display_name, value },
      },
    ]
  })
}

function isValueOfMatches({ component, name, path }: FieldLocation, fields: readonly FieldLocation[]): boolean {
  if (component !== 'form_rule' || name !== 'value') return false
  const rule = path.replace(/value$/, 'rule')
  return fields.some((fieldLocation) => fieldLocation.path === rule && fieldLocation.value === 'matches')
}
