import { patternIn } from 'component-schemas/form-rules.ts'
import { type Answer, answerTo, isEmptyAnswer, isFileDetails, wordsOf } from '../answers.ts'
import { eachWord, type RuleQuestion, type RuleTest } from './rule-test.ts'

/** Values by which a box or a word agrees. */
export const agreements: readonly string[] = ['yes', 'on', '1', 'true']

/** HTML's own pattern of an e-mail address, with letters of every script and at least one dot in the host. */
const email =
  /^[\p{L}\p{M}\p{Nd}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?\.)+[\p{L}\p{M}][\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}]$/u

/** Rules about what words say. */
export const wordRules = {
  required: ({ answer }) => !isEmptyAnswer(answer),
  accepted: ({ answer }) => wordsOf(answer).some((word) => agreements.includes(word.toLowerCase())),
  require_one: ({ answer, params, answers }) =>
    [answer, ...params.map((name) => answerTo(answers, name))].some(isAnswered),
  email: eachWord((word) => word.length <= 254 && email.test(word) && !/\.\.|^\.|\.@/.test(word)),
  url: eachWord(isWebAddress),
  /** Product specification, sections 5 and 9: digits only, 8 to 16. */
  phone: eachWord((word) => /^[0-9]{8,16}$/.test(word)),
  /** A browser's line field sends no line break: what has one was made by a program, to look like more lines in a mail. */
  one_line: ({ answer }) => typeof answer !== 'string' || !/[\n\r]/.test(answer),
  starts_with: eachWord((word, { params }) => params.some((start) => word.startsWith(start))),
  ends_with: eachWord((word, { params }) => params.some((end) => word.endsWith(end))),
  matches: eachWord((word, question) => question.params.some((param) => equalsOrFits(word, param, question))),
  is: eachWord((word, { params }) => params.includes(word)),
  not: eachWord((word, { params }) => !params.includes(word)),
  /** The choices an editor offers: anything else did not come from the form. */
  choice: eachWord((word, { params }) => params.includes(word)),
  /** Without a value, `x_confirm` repeats `x`, and `x` is repeated by `x_confirm`. */
  confirm: ({ answer, params, answers, name }) => {
    const other = params[0] ?? (name.endsWith('_confirm') ? name.slice(0, -'_confirm'.length) : `${name}_confirm`)
    return sameWords(answer, answerTo(answers, other) ?? '')
  },
  /** By the content of the file, never by its name alone. */
  mime: ({ answer, params }) =>
    typeof answer !== 'string' &&
    answer.every((file) => isFileDetails(file) && file.type !== undefined && params.includes(file.type)),
} as const satisfies Readonly<Record<string, RuleTest>>

function isAnswered(answer: Answer | undefined): boolean {
  return !isEmptyAnswer(answer)
}

function isWebAddress(word: string): boolean {
  if (/\s/.test(word) || !/^https?:\/\//i.test(word) || !URL.canParse(word)) return false
  const { hostname } = new URL(word)
  return hostname === 'localhost' || hostname.includes('.') || hostname.startsWith('[')
}

/**
 * A pattern that cannot be run asks for nothing: an editor's mistake must not keep every visitor from sending. The report of
 * the CMS and the preview name it.
 */
function equalsOrFits(word: string, param: string, { patterns }: RuleQuestion): boolean {
  const pattern = patternIn(param)
  if (pattern === undefined) return word === param
  return patterns.get(pattern)?.(word) ?? true
}

function sameWords(one: Answer, other: Answer): boolean {
  return JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other))
}
