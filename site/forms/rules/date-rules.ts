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

const parts = { YYYY: '(?<year>\\d{4})', YY: '(?<short>\\d{2})', MM: '(?<month>\\d{2})', M: '(?<month>\\d{1,2})' }
const tokens: Readonly<Record<string, string>> = { ...parts, DD: '(?<day>\\d{2})', D: '(?<day>\\d{1,2})' }

/** Whether words are a real day, written as `YYYY`, `YY`, `MM`, `M`, `DD`, `D` and the signs between them say. */
export function matchesFormat(words: string, format: string): boolean {
  return dayFromFormat(words, format) !== undefined
}

/** The day `YYYY-MM-DD` that words in a format state; undefined when they do not fit or the calendar lacks the day. */
export function dayFromFormat(words: string, format: string): string | undefined {
  const source = format.replace(
    /YYYY|YY|MM|M|DD|D|[^YMD]/g,
    (part) => tokens[part] ?? part.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  )
  const fitting = patternFor(source)?.exec(words.trim())?.groups
  if (!fitting) return undefined
  const { year, short, month = '01', day = '01' } = fitting
  const iso = `${year ?? `20${short ?? '00'}`}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return dayIn(iso) === undefined ? undefined : iso
}

function patternFor(source: string): RegExp | undefined {
  try {
    return new RegExp(`^${source}$`, 'u')
  } catch {
    // An editor wrote the same part twice: no date fits such a format.
    return undefined
  }
}
