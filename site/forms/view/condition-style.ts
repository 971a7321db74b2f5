import type { FormField, FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FormCondition } from 'component-schemas/content-types/form-page/form-parts.ts'
import { fnv1a } from '#site/ui/fnv1a.ts'
import { questionsOf } from '../rules-of.ts'

/** Only plain names become part of a style sheet. */
const plain = /^[A-Za-z0-9_-]+$/

/** Questions whose answers a style sheet can see. */
const chosenKinds: ReadonlySet<FormQuestion['component']> = new Set([
  'form_checkboxes',
  'form_radio',
  'form_consent',
  'form_select',
] as const)

/**
 * Style rules that hide questions whose condition is not met, and asterisks of answers that nothing makes necessary:
 * right at the first paint, with and without JavaScript. Conditions on written words and files are the island's; without
 * JavaScript such a question is always there.
 * @param scope value of the form's `data-conditions`
 */
export function conditionStyle(fields: readonly FormField[], scope: string): string {
  if (!plain.test(scope)) return ''
  const questions = questionsOf(fields)
  const hide = (condition: FormCondition | undefined, target: string) =>
    statesWithout(condition, questions).map((state) => `[data-conditions="${scope}"]${state} ${target}{display:none}`)
  return questions
    .filter(({ name }) => plain.test(name))
    .flatMap(({ name, showWhen, requireWhen, isRequired }) => [
      ...hide(showWhen, `[data-question="${name}"]`),
      ...(isRequired ? [] : hide(requireWhen, `[data-mark="${name}"]`)),
    ])
    .join('\n')
}

/**
 * Names a form together with its conditions. A rendered style stays as long as the document does, through other pages and every key
 * stroke of an editor: a style of other conditions must not match the form.
 */
export function conditionScope(fields: readonly FormField[], slug: string): string {
  return `${slug}-${fnv1a(conditionStyle(fields, slug)).toString(36)}`
}

/** States of the form in which a condition is not met; also, that the question it asks about is not shown itself. */
function statesWithout(condition: FormCondition | undefined, questions: readonly FormQuestion[]): readonly string[] {
  const asked = questions.find(({ name }) => name === condition?.question)
  if (condition === undefined || asked === undefined) return []
  const others = questions.filter((question) => question !== asked)
  const behind = condition.test === 'not' ? [] : statesWithout(asked.showWhen, others)
  const canBeSeen = chosenKinds.has(asked.component) && plain.test(asked.name)
  return canBeSeen ? [...statesOf(condition), ...behind] : behind
}

function statesOf({ question, test, value = '' }: FormCondition): readonly string[] {
  if (test === 'answered') return [`:not(:has(${chosen(question, ':not([value=""])')}))`]
  if (!plain.test(value)) return []
  const it = chosen(question, `[value="${value}"]`)
  const states: Readonly<Record<typeof test, readonly string[]>> = {
    includes: [`:not(:has(${it}))`],
    is: [`:not(:has(${it}))`, `:has(${chosen(question, `:not([value="${value}"])`)})`],
    not: [`:has(${it})`],
  }
  return states[test]
}

function chosen(question: string, which: string): string {
  return `[name="${question}"]:checked${which},[name="${question}"] option:checked${which}`
}
