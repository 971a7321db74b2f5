import type { FormField, FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FormCondition } from 'component-schemas/content-types/form-page/form-parts.ts'
import { type FormRuleName, patternsOfRule } from 'component-schemas/form-rules.ts'
import type { RuleName } from './rules/rules.ts'
import { agreements } from './rules/word-rules.ts'

/** One thing an answer must fulfil. */
export type RuleCall = {
  rule: RuleName
  params: readonly string[]
  /** The rule applies only while this is met. */
  when?: FormCondition | undefined
  /** The editor's own words instead of the usual ones. */
  message?: string | undefined
}

/** Most characters of an answer that an editor did not limit: enough for people, too little to flood. */
const longest = { line: 300, text: 5000, list: 20_000 }

type Builder<Name extends FormQuestion['component']> = (
  question: Extract<FormQuestion, { component: Name }>,
) => readonly RuleCall[]

/** Rules that every question of a kind has, one row a kind. */
const builtIn: { [Name in FormQuestion['component']]: Builder<Name> } = {
  form_text: () => [call('one_line'), call('at_most', longest.line)],
  form_textarea: ({ filledWith }) => [call('at_most', filledWith ? longest.list : longest.text)],
  form_email: () => [call('email')],
  form_phone: () => [call('phone')],
  form_number: () => [call('number'), call('at_most', longest.line)],
  form_date: () => [call('date')],
  form_select: ({ choices }) => [call('choice', ...choices.map(({ value }) => value))],
  form_radio: ({ choices }) => [call('choice', ...choices.map(({ value }) => value))],
  form_checkboxes: ({ choices }) => [call('choice', ...choices.map(({ value }) => value))],
  form_consent: () => [call('choice', ...agreements)],
  form_file: ({ kinds, maxMegabytes, maxFiles }) => [
    call('max', maxFiles),
    call('file_size', maxMegabytes),
    call('mime', ...(kinds.length > 0 ? kinds : ['application/pdf'])),
  ],
}

/** Every rule of a question, in the order of their messages: first that there is an answer. */
export function rulesOf(question: FormQuestion): readonly RuleCall[] {
  const must: RuleName = question.component === 'form_consent' ? 'accepted' : 'required'
  const build = builtIn[question.component] as Builder<FormQuestion['component']>
  return [
    ...(question.isRequired ? [call(must)] : []),
    ...(question.requireWhen && !question.isRequired ? [{ ...call(must), when: question.requireWhen }] : []),
    ...build(question as never),
    ...question.rules.map(({ rule, value, message }) => ({ rule, params: paramsIn(rule, value), message })),
  ]
}

/** The questions of a form, without what is only sent along. */
export function questionsOf(fields: readonly FormField[]): readonly FormQuestion[] {
  return fields.filter((field) => field.component !== 'form_hidden')
}

/** The patterns that editors wrote into the rules of a form, in their order. */
export function patternsOf(fields: readonly FormField[]): readonly string[] {
  return questionsOf(fields).flatMap(({ rules }) =>
    rules.flatMap(({ rule, value }) => (rule === 'matches' ? patternsOfRule(value ?? '') : [])),
  )
}

/** Rules whose values are separated by blanks as well: numbers, days and names have none inside. */
const wordParams: ReadonlySet<FormRuleName> = new Set<FormRuleName>([
  'min',
  'max',
  'between',
  'length',
  'date_after',
  'date_before',
  'date_between',
  'confirm',
  'require_one',
  'mime',
])

/** The values of a rule as an editor wrote them, one a line. */
export function paramsIn(rule: FormRuleName, value = ''): readonly string[] {
  const separator = wordParams.has(rule) ? /[\s,;]+/ : /\r?\n/
  return value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function call(rule: RuleName, ...params: readonly (string | number)[]): RuleCall {
  return { rule, params: params.map(String) }
}
