import { compileLinear, mostInstructions } from './linear-pattern.ts'
import type { PatternProblem } from './linear-syntax.ts'

/** The patterns of a form, each by its source. */
export type FormPatterns = {
  tests: ReadonlyMap<string, (text: string) => boolean>
  /** Why a pattern is left out. */
  problems: ReadonlyMap<string, PatternProblem>
}

/**
 * Compiles the patterns of one form in their order. Patterns beyond the limit for the whole form are left out like
 * unsupported ones: forty questions with eight rules each must not block the process.
 * @param sources from `patternsOfRule`
 */
export function compilePatterns(sources: readonly string[]): FormPatterns {
  const tests = new Map<string, (text: string) => boolean>()
  const problems = new Map<string, PatternProblem>()
  let left = mostInstructions
  for (const source of new Set(sources)) {
    const compiled = compileLinear(source)
    if ('problem' in compiled) problems.set(source, compiled.problem)
    else if (compiled.size > left) problems.set(source, 'too-large')
    else {
      tests.set(source, compiled.test)
      left -= compiled.size
    }
  }
  return { tests, problems }
}
