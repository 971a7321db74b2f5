import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { FormField, FormQuestion } from 'component-schemas/content-types/form-page/form-fields.ts'
import { formFileKinds } from 'component-schemas/kinds/form-file-kinds.ts'
import { formatTag } from '#site/ui/date/format-tag.ts'
import type { FormMessages } from './form-schema.ts'
import { labelWords } from './label-words.ts'
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

/** Finished words of a rule's values; the first one is empty where the editor gave none. */
type RuleValues = readonly [first: string, second: string]

/** The words that a message may name. `field` begins a sentence; `name` is used inside one, declined by the editor. */
type MessageParts = {
  field: string
  name: string
  words: RuleValues
  /** The values joined as alternatives. */
  list: string
  /** The first value as a number, for plural forms. */
  count: number
  /** Choices or files are counted; everything else is measured. */
  isCounted: boolean
}

type MessageFor = (parts: MessageParts) => MessageDescriptor

const notAllowed: MessageFor = ({ field }) => msg`${field} is not an allowed value.`
const between: MessageFor = ({ field, words: [from, to] }) => msg`${field} must be between ${from} and ${to}.`

const alphabetMessages = {
  alpha: ({ field }) => msg`${field} can only contain letters.`,
  alphanumeric: ({ field }) => msg`${field} can only contain letters and numbers.`,
  alpha_spaces: ({ field }) => msg`${field} can only contain letters and spaces.`,
  uppercase: ({ field }) => msg`${field} can only contain uppercase letters.`,
  lowercase: ({ field }) => msg`${field} can only contain lowercase letters.`,
  symbol: ({ field }) => msg`${field} can only contain symbols.`,
  contains_alpha: ({ field }) => msg`${field} must contain a letter.`,
  contains_alphanumeric: ({ field }) => msg`${field} must contain a letter or a number.`,
  contains_alpha_spaces: ({ field }) => msg`${field} must contain a letter or a space.`,
  contains_lowercase: ({ field }) => msg`${field} must contain a lowercase letter.`,
  contains_uppercase: ({ field }) => msg`${field} must contain an uppercase letter.`,
  contains_numeric: ({ field }) => msg`${field} must contain a number.`,
  contains_symbol: ({ field }) => msg`${field} must contain a symbol.`,
} as const satisfies Partial<Record<RuleName, MessageFor>>

const amountMessages = {
  number: ({ field }) => msg`${field} must be a number.`,
  min: ({ field, words: [limit], count, isCounted }) =>
    isCounted
      ? msg`${plural(count, { one: 'Please choose at least # answer.', other: 'Please choose at least # answers.' })}`
      : msg`${field} must be at least ${limit}.`,
  max: ({ field, words: [limit], count, isCounted }) =>
    isCounted
      ? msg`${plural(count, { one: 'Please choose no more than # answer.', other: 'Please choose no more than # answers.' })}`
      : msg`${field} must be no more than ${limit}.`,
  between,
  length: ({ field, words: [from, to] }) =>
    to === ''
      ? msg`${field} must be exactly ${from} characters long.`
      : msg`${field} must be ${from} to ${to} characters long.`,
  at_most: ({ field, words: [limit] }) => msg`${field} must be no longer than ${limit} characters.`,
  file_size: ({ words: [limit] }) => msg`Each file may have at most ${limit} MB and must not be empty.`,
} as const satisfies Partial<Record<RuleName, MessageFor>>

const dateMessages = {
  date: () => msg`Please enter a valid date.`,
  date_after: ({ field, words: [limit] }) =>
    limit === '' ? msg`${field} must be in the future.` : msg`${field} must be after ${limit}.`,
  date_before: ({ field, words: [limit] }) =>
    limit === '' ? msg`${field} must be in the past.` : msg`${field} must be before ${limit}.`,
  date_between: between,
  date_format: ({ field, words: [format] }) => msg`${field} is not a valid date; please use the format ${format}.`,
} as const satisfies Partial<Record<RuleName, MessageFor>>

const wordMessages = {
  required: ({ field }) => msg`${field} is required.`,
  accepted: ({ name }) => msg`Please accept ${name}.`,
  require_one: ({ list }) => msg`Please answer one of these: ${list}.`,
  email: () => msg`Please enter a valid email address.`,
  url: () => msg`Please enter a valid URL.`,
  phone: ({ field }) => msg`${field} must have 8 to 16 digits and nothing else.`,
  one_line: ({ field }) => msg`${field} must be written on one line.`,
  starts_with: ({ field, list }) => msg`${field} must start with ${list}.`,
  ends_with: ({ field, list }) => msg`${field} must end with ${list}.`,
  matches: notAllowed,
  is: notAllowed,
  not: notAllowed,
  choice: notAllowed,
  confirm: ({ field }) => msg`${field} does not match.`,
  mime: ({ field, list }) => msg`${field} must be of the type ${list}.`,
} as const satisfies Partial<Record<RuleName, MessageFor>>

/** What is said when a rule is broken (product specification, section 5), one row a rule. */
const ruleMessages: Readonly<Record<RuleName, MessageFor>> = {
  ...alphabetMessages,
  ...amountMessages,
  ...dateMessages,
  ...wordMessages,
}

/** A missing answer where the form names no fields (acceptance row G1). */
const missingShort: MessageDescriptor = msg`This field is required`
