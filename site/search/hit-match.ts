import { isObject } from 'component-schemas/parse/is-object.ts'
import { codeSkeleton, compactCode } from 'component-schemas/search/code-forms.ts'
import { type CodeSeries, isInSeries } from 'component-schemas/search/match/code-series.ts'
import type { Equivalent, HitMatch } from 'component-schemas/search/match/hit-match.ts'
import { markedParts } from './marked-parts.ts'

type Json = Readonly<Record<string, unknown>>

/** A code of a record that a query may name, with the words that name it. */
type Named = { match: HitMatch; code: string }

/** Fewer characters name no code. */
const shortestBeginning = 3

/**
 * The part of a record that matches the typed words: the longest code that is in them, else the code series that contains them,
 * else a code that begins with them, else a vehicle. undefined where only words of texts match.
 */
export function hitMatch(hit: Json, typed: string): HitMatch | undefined {
  const named = namedIn(hit)
  const whole = compactCode(typed)
  const runs = runsOf(typed)
  const [written] = named
    .filter(({ code }) => code !== '' && runs.has(code))
    .toSorted((a, b) => b.code.length - a.code.length)
  if (written) return written.match
  const series = listIn(hit, 'series', isSeries).find((one) => isInSeries(typed, one))
  if (series) return { kind: 'series', series }
  const started = whole.length < shortestBeginning ? undefined : named.find(({ code }) => code.startsWith(whole))
  return started?.match ?? vehicleMatch(hit, typed)
}

/** Every code that names a record, in one spelling: its own, its variants', those of other makers with and without them, its EANs. */
export function codesNaming(hit: Json): string[] {
  return namedIn(hit).map(({ code }) => code)
}

/** The code of a record, as printed, for which a text may have been written, where letters and digits look alike. */
export function codeLookingLike(hit: Json, typed: string): string | undefined {
  const skeleton = codeSkeleton(typed)
  return matchesIn(hit)
    .flatMap(spellingsOf)
    .find((code) => codeSkeleton(code) === skeleton)
}

/** Whether a code series of a record contains the typed code. */
export function hasSeriesOf(hit: Json, typed: string): boolean {
  return listIn(hit, 'series', isSeries).some((series) => isInSeries(typed, series))
}

/** Whether the typed text as a whole is the code that matches. */
export function isWholeCode(match: HitMatch | undefined, typed: string): boolean {
  const whole = compactCode(typed)
  return match !== undefined && spellingsOf(match).some((code) => compactCode(code) === whole)
}

/** The codes by which a query names what matches. */
function spellingsOf(match: HitMatch): string[] {
  if (match.kind === 'equivalent') {
    const { maker, code } = match.equivalent
    return [`${maker} ${code}`, code]
  }
  return 'code' in match ? [match.code] : []
}

/** What names a record, its own code first. */
function matchesIn(hit: Json): HitMatch[] {
  const code = hit['code']
  return [
    ...(isText(code) ? [{ kind: 'code', code } as const] : []),
    ...listIn(hit, 'variants', isText).map((variant) => ({ kind: 'variant', code: variant }) as const),
    ...listIn(hit, 'equivalents', isEquivalent).map((equivalent) => ({ kind: 'equivalent', equivalent }) as const),
    ...listIn(hit, 'ean', isText).map((ean) => ({ kind: 'ean', code: ean }) as const),
  ]
}

function namedIn(hit: Json): Named[] {
  return matchesIn(hit).flatMap((match) =>
    spellingsOf(match).map((spelling) => ({ match, code: compactCode(spelling) })),
  )
}

/** Every run of neighbouring words without separators: `cavelin cv nr6r` has `cvnr6r`. */
function runsOf(typed: string): Set<string> {
  const words = typed.split(/\s+/).map(compactCode).filter(Boolean)
  return new Set(
    words.flatMap((_, from) => words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join(''))),
  )
}

function listIn<Item>(hit: Json, name: string, isItem: (value: unknown) => value is Item): Item[] {
  const value = hit[name]
  return Array.isArray(value) ? value.filter(isItem) : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isSeries(value: unknown): value is CodeSeries {
  return isObject(value) && isText(value['from']) && isText(value['to'])
}

function isEquivalent(value: unknown): value is Equivalent {
  return isObject(value) && isText(value['brand']) && isText(value['maker']) && isText(value['code'])
}

/** Words of a query that name a vehicle: fewer say nothing, unless there are no others. */
const fewestWords = 2

/** The vehicle of a record that has most of the typed words; the service marks them, except a year between two others. */
function vehicleMatch(hit: Json, typed: string): HitMatch | undefined {
  const words = typed.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const [best] = vehiclesIn(hit)
    .map((vehicle) => ({
      ...vehicle,
      count: vehicle.matched + words.filter((word) => isYearInside(word, vehicle.text)).length,
    }))
    .toSorted((a, b) => b.count - a.count)
  if (!best || best.count < Math.min(fewestWords, words.length)) return undefined
  return { kind: 'vehicle', vehicle: best.text }
}

type Vehicle = { text: string; matched: number }

function vehiclesIn(hit: Json): Vehicle[] {
  const marked = isObject(hit['_highlightResult']) ? hit['_highlightResult']['vehicles'] : undefined
  if (!Array.isArray(marked)) return []
  return marked.filter(isObject).flatMap(({ value, matchedWords }) => {
    if (typeof value !== 'string' || !Array.isArray(matchedWords) || matchedWords.length === 0) return []
    return [
      {
        text: markedParts(value)
          .map(({ text }) => text)
          .join(''),
        matched: matchedWords.length,
      },
    ]
  })
}

/** `Make Model 2010-2015` and `Make Model 2010-` have years that no word of theirs is. */
function isYearInside(word: string, vehicle: string): boolean {
  const [, from = '', to = ''] = / (\d{4})-(\d{4})?$/.exec(vehicle) ?? []
  return /^(19|20)\d\d$/.test(word) && from !== '' && from < word && (to === '' || word < to)
}
