import type { FormRuleName } from 'component-schemas/form-rules.ts'
import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { isEmptyAnswer, isFileDetails } from '../answers.ts'
import { dateRules } from './date-rules.ts'
import { eachWord, type RuleQuestion, type RuleTest } from './rule-test.ts'
import { wordRules } from './word-rules.ts'

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** The number that words state; undefined when they state none. */
function numberIn(words: string): number | undefined {
  const trimmed = words.trim()
  return plainNumber.test(trimmed) ? Number(trimmed) : undefined
}

/** Code units that a letter has at most, over a whole answer: one letter may be followed by any number of accents. */
const unitsOfLetter = 8

function isAtMost(words: string, letters: number): boolean {
  return words.length <= letters * unitsOfLetter && lengthOf(words) <= letters
}

/** Letters as people count them: an accented letter is one, an emoji is one. */
function lengthOf(words: string): number {
  return [...new Intl.Segmenter().segment(words)].length
}

/**
 * Rules about how much: of choices and files their count, of a number its value, of other words their length
 * (the reading of `min` and `max` that the rules' names come with). Limits belong to what is allowed.
 */
const amountRules = {
  number: eachWord((word) => numberIn(word) !== undefined),
  min: (question) => amountOf(question) >= limit(question, 0, 1),
  max: (question) => amountOf(question) <= limit(question, 0, 10),
  between: eachWord((word, { params }) => {
    const value = numberIn(word)
    const [from, to] = ordered(params)
    return value !== undefined && value >= from && value <= to
  }),
  length: ({ answer, params }) => {
    const [from, to] = params.length === 1 ? [params[0], params[0]] : params
    const [least, most] = ordered([from ?? '0', to ?? 'Infinity'])
    const length = typeof answer === 'string' ? lengthOf(answer) : answer.length
    return length >= least && length <= most
  },
  at_most: ({ answer, params }) => typeof answer !== 'string' || isAtMost(answer, Number(params[0])),
  file_size: ({ answer, params }) =>
    typeof answer !== 'string' &&
    answer.every((file) => isFileDetails(file) && file.sizeBytes > 0 && file.sizeBytes <= Number(params[0]) * 2 ** 20),
} as const satisfies Readonly<Record<string, RuleTest>>

function amountOf({ answer }: RuleQuestion): number {
  return typeof answer === 'string' ? (numberIn(answer) ?? lengthOf(answer)) : answer.length
}

function limit({ params }: RuleQuestion, place: number, fallback: number): number {
  return numberIn(params[place] ?? '') ?? fallback
}

/** Two limits in either order. */
function ordered([first = '', second = '']: readonly string[]): [number, number] {
  const one = limitIn(first)
  const other = limitIn(second)
  return one <= other ? [one, other] : [other, one]
}

function limitIn(words: string): number {
  return words.trim() === 'Infinity' ? Infinity : (numberIn(words) ?? Number.NaN)
}

/**
 * Rules about the letters of an answer: some ask for all characters, `contains_…` for at least one. Letters are those of
 * every script, with their combining marks, so that no name is refused for where it comes from. Signs are those of ASCII
 * and what Unicode calls punctuation or symbol.
 */
const alphabetRules = {
  alpha: fits(/^[\p{L}\p{M}]+$/u),
  alphanumeric: fits(/^[\p{L}\p{M}\p{Nd}]+$/u),
  alpha_spaces: fits(/^[\p{L}\p{M} ]+$/u),
  uppercase: fits(/^[\p{Lu}\p{M}]+$/u),
  lowercase: fits(/^[\p{Ll}\p{M}]+$/u),
  symbol: fits(/^[\p{P}\p{S}]+$/u),
  contains_alpha: fits(/\p{L}/u),
  contains_alphanumeric: fits(/[\p{L}\p{Nd}]/u),
  contains_alpha_spaces: fits(/[\p{L} ]/u),
  contains_lowercase: fits(/\p{Ll}/u),
  contains_uppercase: fits(/\p{Lu}/u),
  contains_numeric: fits(/\p{Nd}/u),
  contains_symbol: fits(/[\p{P}\p{S}]/u),
} as const

function fits(pattern: RegExp) {
  return eachWord((word) => pattern.test(word))
}

/** Rules that follow from the kind of a question; an editor does not add them. */
export type BuiltInRuleName = 'required' | 'phone' | 'date' | 'choice' | 'one_line' | 'at_most' | 'file_size'
export type RuleName = FormRuleName | BuiltInRuleName

const tests: Readonly<Record<RuleName, RuleTest>> = { ...alphabetRules, ...amountRules, ...dateRules, ...wordRules }

/** Rules that an empty answer can break; every other rule leaves it alone. */
const askedOfEmpty: ReadonlySet<RuleName> = new Set<RuleName>(['required', 'accepted', 'require_one'])

/**
 * Whether an answer keeps a rule (product specification, section 5; acceptance row G2). The same function decides in
 * the browser and on the server. Every rule runs in time linear to the answer, an editor's own pattern included.
 */
export function meetsRule(rule: RuleName, question: RuleQuestion): boolean {
  if (!askedOfEmpty.has(rule) && isEmptyAnswer(question.answer)) return true
  return tests[rule](question)
}

/** Names of all rules. */
export const ruleNames = keysOf(tests)
