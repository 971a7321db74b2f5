import { eachWord, type RuleTest } from './rule-test.ts'

const dayMs = 86_400_000

/** Midnight UTC of a day `YYYY-MM-DD` that the calendar has, in milliseconds; undefined for anything else. */
export function dayIn(words: string): number | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words.trim())
  if (!found) return undefined
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number)
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day
  return isReal ? at.getTime() : undefined
}

/** Rules about days. Without a value, `date_after` means the future and `date_before` the past; today is neither. */
export const dateRules = {
  date: eachWord((word) => dayIn(word) !== undefined),
  date_after: eachWord((word, { params, now }) => compare(word, limitDay(params[0], now), (day, to) => day > to)),
  date_before: eachWord((word, { params, now }) => compare(word, limitDay(params[0], now), (day, to) => day < to)),
  date_between: eachWord((word, { params }) => {
    const [one = Number.NaN, other = Number.NaN] = params.map((param) => dayIn(param) ?? Number.NaN)
    return compare(word, Math.min(one, other), (day, from) => day >= from && day <= Math.max(one, other))
  }),
  date_format: eachWord((word, { params }) => matchesFormat(word, params[0] ?? 'YYYY-MM-DD')),
} as const satisfies Readonly<Record<string, RuleTest>>

function limitDay(param: string | undefined, now: Date): number {
  if (param === undefined || param === '') return Math.floor(now.getTime() / dayMs) * dayMs
  return dayIn(param) ?? Number.NaN
}

function compare(word: string, limit: number, test: (day: number, limit: number) => boolean): boolean {
  const day = dayIn(word)
  return day !== undefined && !Number.isNaN(limit) && test(day, limit)
}

/** How many digits a part of a format has; the longer reading first. */
const widths: Readonly<Record<string, readonly number[]>> = {
  YYYY: [4],
  YY: [2],
  MM: [2],
  M: [2, 1],
  DD: [2],
  D: [2, 1],
}

/** Whether words are a real day, written as `YYYY`, `YY`, `MM`, `M`, `DD`, `D` and the signs between them say. */
export function matchesFormat(words: string, format: string): boolean {
  return dayFromFormat(words, format) !== undefined
}

/** The day `YYYY-MM-DD` that words in a format state; undefined when they do not fit or the calendar lacks the day. */
export function dayFromFormat(words: string, format: string): string | undefined {
  const parts = format.match(/YYYY|YY|MM|M|DD|D|[^]/g) ?? []
  const units = parts.filter((part) => widths[part]).map((part) => part[0])
  // An editor wrote the same part twice: no date fits such a format.
  if (new Set(units).size < units.length) return undefined
  const read = readParts(words.trim(), parts, {})
  if (!read) return undefined
  const { Y: year = '00', M: month = '01', D: day = '01' } = read
  const iso = `${year.length === 4 ? year : `20${year}`}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return dayIn(iso) === undefined ? undefined : iso
}

/** Letter of the part -> its digits. A month and a day of one or two digits are all that may be read in several ways. */
type Digits = Readonly<Partial<Record<string, string>>>

function readParts(words: string, [part, ...rest]: readonly string[], read: Digits): Digits | undefined {
  if (part === undefined) return words === '' ? read : undefined
  const lengths = widths[part]
  if (!lengths) return words.startsWith(part) ? readParts(words.slice(part.length), rest, read) : undefined
  for (const length of lengths) {
    const digits = words.slice(0, length)
    if (digits.length < length || !/^\d+$/.test(digits)) continue
    const whole = readParts(words.slice(length), rest, { ...read, [part.charAt(0)]: digits })
    if (whole) return whole
  }
  return undefined
}
