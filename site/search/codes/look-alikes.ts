import { codeSkeleton, compactCode } from 'component-schemas/search/code-forms.ts'
import { latinLooks } from 'component-schemas/search/look-alikes.ts'
import { seriesBlocksAround, seriesReadings } from 'component-schemas/search/match/code-series.ts'
import { codeLookingLike, hasSeriesOf } from '../hit-match.ts'

type Json = Readonly<Record<string, unknown>>

/** More words are no code with its maker, and more signs are no code. */
const mostWords = 6
const longestCode = 30
const shortestCode = 3
const longestWithoutDigit = 8

/** Conditions of which a product meets one if a text may be meant for its code; none for a text that can be no code. */
export function lookAlikeConditions(typed: string): string[] {
  const skeletons = runsOf(typed).map((run) => `codeSkeletons:${codeSkeleton(run)}`)
  const blocks = seriesReadings(typed).flatMap(seriesBlocksAround)
  return [...new Set([...skeletons, ...blocks.map((block) => `seriesBlocks:${block}`)])]
}

/**
 * What a text was meant for, if products have it: `N0R-1R` is NOR-1R, `NOO500` is N00500, Cyrillic `Т46` is T46. Only for a text that names
 * nothing as it was written. The search, its suggestions and lists of codes share it.
 * @param records of products that meet one of the conditions
 */
export function readingOf(typed: string, records: readonly Json[]): string | undefined {
  for (const run of runsOf(typed)) {
    for (const record of records) {
      const code = codeLookingLike(record, run)
      if (code !== undefined && compactCode(code) !== compactCode(run)) return typed.replace(run, () => code)
    }
  }
  const isIn = (reading: string) => records.some((record) => hasSeriesOf(record, reading))
  return seriesReadings(typed).find(isIn) ?? latinReading(typed)
}

/** Whether a text as a whole can be nothing but a code. */
export function isCodeText(typed: string): boolean {
  const code = compactCode(typed)
  return code.length <= longestCode && /\d/.test(code) && /[a-z]/.test(code) && /^\S+(\s\S+)?$/.test(typed)
}

/** With Latin letters in place of those of another script in codes; undefined where there are none. */
export function latinReading(typed: string): string | undefined {
  const whole = latinLooks(typed)
  const isWhole = isCodeText(typed) && /^\p{ASCII}+$/u.test(whole)
  const latin = isWhole ? whole : typed.replace(/\S+/g, (word) => (/[\da-z]/i.test(word) ? latinLooks(word) : word))
  return latin === typed ? undefined : latin
}

/** Runs of neighbouring words that can be a code, the longest first. Without a digit only a short text as a whole can: `NOR-IR`. */
function runsOf(typed: string): string[] {
  const words = typed.trim().split(/\s+/)
  if (words.length > mostWords) return []
  return words
    .flatMap((_, from) => words.slice(from).map((_word, more) => words.slice(from, from + more + 1)))
    .filter((run) => canBeCode(run.join(' '), run.length === words.length && words.length < 3))
    .map((run) => run.join(' '))
    .toSorted((a, b) => b.length - a.length)
}

function canBeCode(run: string, isWhole: boolean): boolean {
  const skeleton = codeSkeleton(run)
  const longest = /\d/.test(compactCode(run)) ? longestCode : isWhole ? longestWithoutDigit : 0
  return /\d/.test(skeleton) && skeleton.length >= shortestCode && skeleton.length <= longest
}
