import type { FormCondition } from 'component-schemas/content-types/form-page/form-parts.ts'
import { type Answers, answerTo, isEmptyAnswer, wordsOf } from './answers.ts'

type Condition = Pick<FormCondition, 'question' | 'test' | 'value'>

const tests: Readonly<Record<Condition['test'], (words: readonly string[], value: string) => boolean>> = {
  answered: (words) => words.some((word) => word.trim() !== ''),
  is: (words, value) => words.length === 1 && words[0] === value,
  not: (words, value) => !words.includes(value),
  includes: (words, value) => words.includes(value),
}

/** Whether the answers so far meet a condition; every answer meets the absent one. */
export function isMet(condition: Condition | undefined, answers: Answers): boolean {
  if (condition === undefined) return true
  const answer = answerTo(answers, condition.question)
  return tests[condition.test](isEmptyAnswer(answer) ? [] : wordsOf(answer), condition.value ?? '')
}
