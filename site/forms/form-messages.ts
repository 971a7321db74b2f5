import type { I18n } from '@lingui/core'
import type { FormField, FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import { formFileKinds } from 'component-schemas/kinds/form-file-kinds.ts'
import { formatTag } from '#site/ui/date/format-tag.ts'
import type { FormMessages } from './form-schema.ts'
import { labelWords } from './label-words.ts'
import { missingShort, ruleMessages } from './rule-messages.ts'
import { dayIn } from './rules/date-rules.ts'
import type { RuleName } from './rules/rules.ts'
import { questionsOf, type RuleCall, rulesOf } from './rules-of.ts'

export type Wording = {
  i18n: I18n
  /** BCP 47 tag: numbers, days and lists follow it. */
  locale: string
  /** Whether the message of a missing answer names its question. */
  missingWords: 'named' | 'short'
}

/** Every message the form may need, finished: the browser loads neither catalogue nor grammar. */
export function formMessages(fields: readonly FormField[], wording: Wording): FormMessages {
  const questions = questionsOf(fields)
  return Object.fromEntries(
    questions.map((question) => [
      question.name,
      rulesOf(question).map((call) => call.message ?? messagesFor(call, { question, questions, wording })),
    ]),
  )
}

type Around = { question: FormQuestion; questions: readonly FormQuestion[]; wording: Wording }

/** Rules that say that an answer is missing. */
const missing: ReadonlySet<RuleName> = new Set<RuleName>(['required', 'accepted'])

function messagesFor(call: RuleCall, { question, questions, wording }: Around): string {
  const { i18n, locale, missingWords } = wording
  if (missing.has(call.rule) && missingWords === 'short') return i18n._(missingShort)
  const words = call.params.map((param) => shownValue(call.rule, param, { question, questions, wording }))
  const alternatives = call.rule === 'require_one' ? [nameOf(question), ...words] : words
  const descriptor = ruleMessages[call.rule]({
    field: fieldOf(question),
    name: nameOf(question),
    words: [words[0] ?? '', words[1] ?? ''],
    list: new Intl.ListFormat(locale, { type: 'disjunction' }).format(alternatives),
    count: Number(call.params[0] ?? 0),
    isCounted: question.component === 'form_checkboxes' || question.component === 'form_file',
  })
  return i18n._(descriptor)
}

const numeric: ReadonlySet<RuleName> = new Set<RuleName>(['min', 'max', 'between', 'length', 'at_most', 'file_size'])

/** A rule's value as readers of the locale write it. */
function shownValue(rule: RuleName, param: string, { questions, wording: { locale } }: Around): string {
  if (rule === 'require_one') {
    const other = questions.find(({ name }) => name === param)
    return other === undefined ? param : nameOf(other)
  }
  if (rule === 'mime') return formFileKinds[param as keyof typeof formFileKinds] ?? param
  const day = rule.startsWith('date_') ? dayIn(param) : undefined
  if (day !== undefined)
    return new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(day)
  return numeric.has(rule) ? new Intl.NumberFormat(locale).format(Number(param)) : param
}

/** The label as the beginning of a sentence: without the signs of a question, with a capital. */
export function fieldOf({ label }: FormQuestion): string {
  const words = labelWords(label)
  const [first = ''] = words
  return first.toLocaleUpperCase() + words.slice(first.length)
}

/** The name inside of a sentence: the editor's form of it, else the label. */
export function nameOf(question: FormQuestion): string {
  return question.nameInMessages ?? fieldOf(question)
}
