import fc from 'fast-check'
import { RE2JS } from 're2js'
import { expect, test, vi } from 'vitest'
import { compilePatterns } from './form-patterns.ts'
import { compileLinear, mostInstructions } from './linear-pattern.ts'

const problemOf = (source: string) => {
  const compiled = compileLinear(source)
  return 'problem' in compiled ? compiled.problem : undefined
}

test.each([
  ['(?=a)b', 'lookaround'],
  ['(?!a)b', 'lookaround'],
  ['(?<=a)b', 'lookaround'],
  ['(?<!a)b', 'lookaround'],
  ['(a)\\1', 'backreference'],
  ['(?<n>a)\\k<n>', 'backreference'],
  [`.{0,${mostInstructions}}`, 'too-large'],
  ['(((a?){10}){10}){10}', 'too-large'],
  ['a{99999}', 'too-large'],
  ['[a-', 'syntax'],
  ['a)', 'syntax'],
  ['(a', 'syntax'],
  ['a]', 'syntax'],
  ['x{,5}', 'syntax'],
  ['a**', 'syntax'],
  ['^*', 'syntax'],
  ['(?i-:a', 'syntax'],
  ['\\Q.\\E', 'syntax'],
  ['\\pL', 'syntax'],
  ['\\', 'syntax'],
  ['\\p{Nothing}', 'syntax'],
])('refuses %s as %s', (source, problem) => {
  expect(problemOf(source)).toBe(problem)
})

test('refuses a pattern of a million instructions before it compiles', () => {
  const compile = vi.spyOn(RE2JS, 'compile')
  for (const source of [`(((${'a'.repeat(900)}){10}){10}){10}`, 'a{1000}'.repeat(140), '(a?|b){999}|c{999}'])
    expect(problemOf(source)).toBe('too-large')
  expect(compile).not.toHaveBeenCalled()
  compile.mockRestore()
})

test('leaves out only the pattern that exceeds the limit of a form', () => {
  const large = `a{${mostInstructions - 100}}`
  const { tests, problems } = compilePatterns(['^[A-Z]{3}$', large, 'b{200}', '(?=a)', '^\\d+$', large])
  expect([...tests.keys()]).toEqual(['^[A-Z]{3}$', large, '^\\d+$'])
  expect([...problems]).toEqual([
    ['b{200}', 'too-large'],
    ['(?=a)', 'lookaround'],
  ])
})

const atoms = [
  String.raw`a b Ñ . \s \S \d \D \w \W \. \/ \x41 \u00f1 \u{1f511} \ud83d\udd11 \0 \t \n \v \cJ \b \B ^ $ \$ \{ \] \|`,
  String.raw`[ab] [^ab] [\s\S] [] [^] [\w-] [a\-z] [.*+?(){}|^$[] [\]\b] [^\s,] [(?:a{2}] [\p{L}\d] \p{L} \P{L} \p{Lu}`,
  String.raw`[a\S] [^\S,] [\D_] [^\D] [\W_] [^\W] [\w\S]`,
  String.raw`\p{Letter} \p{Script=Cyrillic} \p{gc=Nd} \-`,
].flatMap((row) => row.split(' '))
const grammar = fc.letrec<{ any: string; repeated: string; joined: string; either: string; group: string }>((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, fc.constantFrom(...atoms), tie('repeated'), tie('joined'), tie('either')),
  repeated: fc
    .tuple(tie('group'), fc.constantFrom('*', '+', '?', '{2}', '{0,2}', '{1,}', '*?', '+?', '{1,3}?'))
    .map((parts) => parts.join('')),
  joined: fc.array(tie('any'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  either: fc.tuple(tie('any'), tie('any')).map((parts) => `(${parts.join('|')})`),
  group: fc.oneof(
    fc.constantFrom('a', 'Ñ', '.', '\\s', '[ab]', '\\p{L}', '\\d'),
    tie('any').map((inner) => `(?:${inner})`),
    tie('any').map((inner) => `(?<name>${inner})`),
  ),
}))
const letters = ['🔑', '👩‍🔧', ...'abAzZñÑЖ09 _-.,/$^*+?(){}[]|\\\t\n\v\f\u00a0\ufeff\u2028\u3000\u0000']
const words = fc.array(fc.constantFrom(...letters), { maxLength: 8 }).map((found) => found.join(''))

/** The result of ECMAScript with the flag `u`; undefined for a pattern that it refuses. */
function byBacktracking(source: string, text: string): boolean | undefined {
  try {
    return new RegExp(source, 'u').test(text)
  } catch {
    return undefined
  }
}

test('agrees with ECMAScript and the flag u for every pattern and text', () => {
  const isTheSame = (source: string, texts: readonly string[]) => {
    const compiled = compileLinear(source)
    const expected = texts.map((text) => byBacktracking(source, text))
    if ('problem' in compiled) return compiled.problem === 'too-large' || expected[0] === undefined
    // Patterns that only RE2 accepts do not matter.
    return expected[0] === undefined || texts.every((text, at) => compiled.test(text) === expected[at])
  }
  const some = fc.property(grammar.any, fc.array(words, { minLength: 1, maxLength: 5 }), isTheSame)
  const { failed, counterexample } = fc.check(some, { numRuns: 1000 })
  expect([failed, counterexample]).toEqual([false, null])
})
