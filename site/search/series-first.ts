import { compactCode } from 'component-schemas/search/code-forms.ts'
import type { SearchHit } from 'component-schemas/search/search-results.ts'

/** Products with the typed code as their own part number, then those of the code series, then everything else. */
export function seriesFirst(ofSeries: readonly SearchHit[], ofText: readonly SearchHit[], words: string): SearchHit[] {
  if (ofSeries.length === 0) return [...ofText]
  const isNamed = ({ code = [] }: SearchHit) =>
    compactCode(code.map(({ text }) => text).join('')) === compactCode(words)
  return [...ofText.filter(isNamed), ...ofSeries, ...ofText.filter((hit) => !isNamed(hit))]
}
