import type { FormField } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FilledWith, Values } from './form-model.ts'
import { questionsOf } from './rules-of.ts'

/**
 * The answers that a page can fill in. A question that is shown only after another answer gets that answer too, because
 * what is filled in must be seen.
 */
export function givenValues(fields: readonly FormField[], given: Partial<Record<FilledWith, string>>): Values {
  const questions = questionsOf(fields)
  return Object.fromEntries(
    questions.flatMap((question) => {
      const text = 'filledWith' in question && question.filledWith && given[question.filledWith]
      return text ? [[question.name, text] as const, ...shownBy(question, questions)] : []
    }),
  )
}

type Question = ReturnType<typeof questionsOf>[number]

function shownBy({ showWhen }: Question, questions: readonly Question[]): (readonly [string, string | string[]])[] {
  const asked = questions.find(({ name }) => name === showWhen?.question)
  const value = showWhen?.test === 'includes' || showWhen?.test === 'is' ? showWhen.value : undefined
  if (!asked || value === undefined) return []
  return [[asked.name, asked.component === 'form_checkboxes' ? [value] : value]]
}
