import { isFileDetails } from '../answers.ts'
import { eachWord, type RuleQuestion, type RuleTest } from './rule-test.ts'

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i

/** The number that words state; undefined when they state none. */
export function numberIn(words: string): number | undefined {
  const trimmed = words.trim()
  return plainNumber.test(trimmed) ? Number(trimmed) : undefined
}

/** Code units that a letter has at most, over a whole answer: one letter may be followed by any number of accents. */
const unitsOfLetter = 8

function isAtMost(words: string, letters: number): boolean {
  return words.length <= letters * unitsOfLetter && lengthOf(words) <= letters
}

/** Letters as people count them: an accented letter is one, an emoji is one. */
export function lengthOf(words: string): number {
  return [...new Intl.Segmenter().segment(words)].length
}

/**
 * Rules about how much: of choices and files their count, of a number its value, of other words their length
 * (the reading of `min` and `max` that the rules' names come with). Limits belong to what is allowed.
 */
export const amountRules = {
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
