import type { FormField } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FormPatterns } from 'component-schemas/patterns/form-patterns.ts'
import * as z from 'zod/mini'
import type { Answer, AnswerErrors, Answers } from './answers.ts'
import { isMet } from './condition.ts'
import { meetsRule } from './rules/rules.ts'
import { questionsOf, type RuleCall, rulesOf } from './rules-of.ts'

/** Finished messages: name of the question -> one message a rule, in the order of `rulesOf`. */
export type FormMessages = Readonly<Record<string, readonly string[]>>

export type Checking = {
  messages: FormMessages
  answers: Answers
  now: Date
  /** The compiled patterns of the form. */
  patterns: FormPatterns['tests']
}

type Asked = { name: string; checking: Checking }

/** A rule as a zod check; the first one that fails ends the list of its question. */
export function ruleCheck({ rule, params, when }: RuleCall, message: string, { name, checking }: Asked) {
  const { answers, now, patterns } = checking
  return z.refine<Answer>(
    (answer) =>
      (when !== undefined && !isMet(when, answers)) ||
      meetsRule(rule, { answer: answer, params, answers, name, now, patterns }),
    { error: message, abort: true },
  )
}

/** The schema of a form that was filled in: one entry a question that is shown. */
export function formSchema(fields: readonly FormField[], checking: Checking) {
  const shown = questionsOf(fields).filter(({ showWhen }) => isMet(showWhen, checking.answers))
  return z.object(
    Object.fromEntries(
      shown.map((question) => {
        const { name } = question
        const checks = rulesOf(question).map((call, index) =>
          ruleCheck(call, checking.messages[name]?.[index] ?? call.rule, { name, checking }),
        )
        return [name, z.custom<Answer>().check(...checks)]
      }),
    ),
  )
}

/** What is wrong with the answers, by name of the question; empty when all is well. Browser and server ask this. */
export function checkAnswers(fields: readonly FormField[], checking: Checking): AnswerErrors {
  const parsed = z.safeParse(formSchema(fields, checking), withEvery(fields, checking.answers))
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]))
}

/** A question without an answer has the empty answer of its kind. */
function withEvery(fields: readonly FormField[], answers: Answers): Answers {
  return Object.fromEntries(
    questionsOf(fields).map(({ name }) => [name, Object.hasOwn(answers, name) ? (answers[name] ?? '') : '']),
  )
}
