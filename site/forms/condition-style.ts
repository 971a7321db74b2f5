import type { FormField } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FormCondition } from 'component-schemas/content-types/form-page/form-parts.ts'
import { questionsOf } from './rules-of.ts'

/** Only plain names become part of a style sheet. */
const plain = /^[A-Za-z0-9_-]+$/

/**
 * Style rules that hide questions whose condition does not hold, and asterisks of answers that nothing makes necessary:
 * right at the first paint, with and without JavaScript. Conditions on written words are left to the island.
 * @param scope value of the form's `data-form`
 */
export function conditionStyle(fields: readonly FormField[], scope: string): string {
  const questions = questionsOf(fields)
  return questions
    .flatMap(({ name, showWhen, requireWhen, isRequired }) => [
      hidden(scope, showWhen, { attribute: 'data-question', name }),
      isRequired ? '' : hidden(scope, requireWhen, { attribute: 'data-mark', name }),
    ])
    .filter((rule) => rule !== '')
    .join('\n')
}

type Target = { attribute: string; name: string }

function hidden(scope: string, condition: FormCondition | undefined, { attribute, name }: Target): string {
  const chosen = condition && chosenSelector(condition)
  if (chosen === undefined || !plain.test(name) || !plain.test(scope)) return ''
  const form = `[data-form="${scope}"]`
  const state = condition?.test === 'not' ? `:has(${chosen})` : `:not(:has(${chosen}))`
  return `${form}${state} [${attribute}="${name}"]{display:none}`
}

function chosenSelector({ question, test, value = '' }: FormCondition): string | undefined {
  if (!plain.test(question)) return undefined
  if (test === 'answered') return undefined
  if (!plain.test(value)) return undefined
  return `[name="${question}"][value="${value}"]:checked,[name="${question}"] option[value="${value}"]:checked`
}
