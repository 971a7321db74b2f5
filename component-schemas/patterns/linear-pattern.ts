import { RE2JS } from 're2js'
import { type PatternProblem, toLinearSyntax } from './linear-syntax.ts'

export type LinearPattern = {
  /** Whether the pattern matches anywhere in a text; `^` and `$` are the begin and end of the whole text. */
  test: (text: string) => boolean
  /** Instructions of the compiled program: the work for one letter is at most proportional to it. */
  size: number
}

/**
 * Most instructions of the patterns of one form together. With the longest answer that a field takes (5,000 letters) that is
 * work for a quarter of a second at worst, measured with RE2JS 2.10 on two cores.
 */
export const mostInstructions = 500

/**
 * An editor's pattern for RE2JS, which runs in time linear to the text and never backtracks.
 * Patterns are those of ECMAScript with the flag `u`, without slashes.
 * @returns the problem of a pattern that it cannot run: lookaround, backreferences, too many repetitions, bad syntax
 */
export function compileLinear(source: string): LinearPattern | { problem: PatternProblem } {
  const syntax = toLinearSyntax(source)
  if ('problem' in syntax) return syntax
  // Checked before the compilation, because a thousand letters may need a million instructions.
  if (syntax.size > 2 * mostInstructions) return { problem: 'too-large' }
  try {
    requireSyntax(source)
    const pattern = RE2JS.compile(syntax.re2)
    const size = pattern.programSize()
    return size > mostInstructions ? { problem: 'too-large' } : { size, test: (text) => pattern.test(text) }
  } catch {
    return { problem: 'syntax' }
  }
}

/**
 * RE2 takes more than ECMAScript does, such as a repetition of nothing.
 * @throws SyntaxError
 */
function requireSyntax(source: string): RegExp {
  return new RegExp(source, 'u')
}
