import { isObject } from 'component-schemas/parse/is-object.ts'
import type { HitMatch } from 'component-schemas/search/match/hit-match.ts'
import { markedParts } from './marked-parts.ts'

type Json = Readonly<Record<string, unknown>>

/** Words of a query that name a vehicle: fewer say nothing, unless there are no others. */
const fewestWords = 2

/** The vehicle of a record that has most of the typed words; the service marks them, except a year between two others. */
export function vehicleMatch(hit: Json, typed: string): HitMatch | undefined {
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
