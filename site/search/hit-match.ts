import { isObject } from 'component-schemas/parse/is-object.ts'
import { type CodeSeries, isInSeries } from 'component-schemas/search/code-series.ts'
import type { HitMatch } from 'component-schemas/search/hit-match.ts'

type Json = Readonly<Record<string, unknown>>

/** What of a record matches the typed code; undefined where its words match alone. */
export function hitMatch(hit: Json, typed: string): HitMatch | undefined {
  const series = listIn(hit, 'series').find((one) => isInSeries(typed, one))
  return series && { kind: 'series', series }
}

function listIn(hit: Json, name: string): CodeSeries[] {
  const value = hit[name]
  return Array.isArray(value) ? value.filter(isSeries) : []
}

function isSeries(value: unknown): value is CodeSeries {
  return isObject(value) && typeof value['from'] === 'string' && typeof value['to'] === 'string'
}
