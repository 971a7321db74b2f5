import type { SearchHit } from 'component-schemas/search/search-results.ts'
import { isWholeCode } from './hit-match.ts'

/** Products that have the typed code themselves, then those of the code series, then everything else. */
export function seriesFirst(ofSeries: readonly SearchHit[], ofText: readonly SearchHit[], words: string): SearchHit[] {
  if (ofSeries.length === 0) return [...ofText]
  const isNamed = ({ match }: SearchHit) => isWholeCode(match, words)
  return [...ofText.filter(isNamed), ...ofSeries, ...ofText.filter((hit) => !isNamed(hit))]
}
