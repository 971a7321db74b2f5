import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { SearchResults } from 'component-schemas/search/search-results.ts'

/** How much was found, and for which words. */
export function useResultsTitle(results: Extract<SearchResults, { isAvailable: true }>, words: string): string {
  const { t } = useLingui()
  const { total, help } = results
  if (help) return t`Nothing found for “${words}”`
  // A finished sentence, not a component of the message: that would read markup in the words as markup.
  return t`${plural(total, {
    0: `Nothing of this kind for “${words}”`,
    one: `# result for “${words}”`,
    other: `# results for “${words}”`,
  })}`
}
