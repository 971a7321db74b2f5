import type { FormPatterns } from 'component-schemas/patterns/form-patterns.ts'
import type { Answer, Answers } from '../answers.ts'

/** Everything a rule may look at. */
export type RuleQuestion = {
  answer: Answer
  /** The rule's own values: numbers, dates, texts, names of questions. */
  params: readonly string[]
  /** Every answer of the form. */
  answers: Answers
  /** Name of the question. */
  name: string
  now: Date
  /** The compiled patterns of the form (`component-schemas/patterns`); one that is not there is not asked for. */
  patterns: FormPatterns['tests']
}

/** True when the answer is good. */
export type RuleTest = (question: RuleQuestion) => boolean

/** Tests words; a list of choices or files passes when each of its words does. */
export function eachWord(test: (word: string, question: RuleQuestion) => boolean): RuleTest {
  return (question) => {
    const { answer } = question
    if (typeof answer === 'string') return test(answer, question)
    return answer.every((value) => typeof value === 'string' && test(value, question))
  }
}
