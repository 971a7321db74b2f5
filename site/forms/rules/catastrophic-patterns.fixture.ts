import { workerData } from 'node:worker_threads'
import { formTextarea } from 'component-schemas/content-types/form-page/written-questions.ts'
import { compilePatterns } from 'component-schemas/patterns/form-patterns.ts'
import { checkAnswers } from '../form-schema.ts'
import { patternsOf } from '../rules-of.ts'

/** Patterns on which a backtracking engine's time doubles, or grows with a power, with each letter of the text beside it. */
export const catastrophes: readonly (readonly [pattern: string, letters: string, end: string])[] = [
  ['^([a-z]+\\s?)+$', 'a', '!'],
  ['^(a+)+$', 'a', '!'],
  ['^(a*)*$', 'a', '!'],
  ['^(a|a)*$', 'a', '!'],
  ['^(a|aa)+$', 'a', '!'],
  ['^(a|a?)+$', 'a', '!'],
  ['^(.*a){20}$', 'a', '!'],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a', '!'],
  ['^(x+x+)+y$', 'x', 'z'],
  ['^([a-zA-Z0-9]+[._-]?)+@taller$', 'a', '!'],
  ['^(\\w+\\s*)*;$', 'a', '!'],
  ['^(\\d+)*\\.$', '1', '!'],
  ['^(?:\\p{L}+[ -]?)+\\.$', 'ñ', '!'],
  ['^((ab)*|(abab)*)*$', 'ab', 'c'],
  ['^(a?){30}a{30}$', 'a', 'b'],
  ['(.*)*x$', 'y', 'z'],
  ['^(.+,)+$', 'a,', 'b'],
  ['^(\\\\.|[^"])*"$', '\\\\', '!'],
  ['^(\\s*\\S+\\s*)+;$', 'a ', '!'],
  ['^(0|1|01|10|00|11)+2$', '01', '3'],
  ['^([^@]+@?)+\\.$', 'a@', '!'],
  ['^(https?:\\/\\/)?([\\da-z.-]+)+\\/x$', 'a.', '!'],
  ['^(([a-z]*)*)*$', 'a', '!'],
  ['a*a*a*a*a*a*a*a*b', 'a', 'c'],
]

/** The longest answers that a line and a text take. */
export const lengths = [300, 5000] as const

export type Judged = { pattern: string; length: number; isRefused: boolean }

/** The whole check of a form whose only rule is the pattern. */
function judge([pattern, letters, end]: (typeof catastrophes)[number], length: number): Judged {
  const rules = [{ component: 'form_rule', _uid: 'r', rule: 'matches', value: `/${pattern}/` }]
  const field = formTextarea.content.parse({ component: 'form_textarea', _uid: 'q', name: 'a', label: 'A', rules })
  const answer = letters.repeat(length).slice(0, length - end.length) + end
  const { tests: patterns } = compilePatterns(patternsOf([field]))
  const errors = checkAnswers([field], { messages: {}, answers: { a: answer }, now: new Date(0), patterns })
  return { pattern, length, isRefused: errors['a'] === 'matches' }
}

// In a worker: the outcome of every row, one message each.
if (workerData === 'judge') {
  const { parentPort } = await import('node:worker_threads')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
  for (const row of catastrophes) for (const length of lengths) parentPort?.postMessage(judge(row, length))
}
