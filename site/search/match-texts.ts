import { useLingui } from '@lingui/react/macro'
import type { HitMatch } from 'component-schemas/search/hit-match.ts'

/** Texts that say what of a product matches, with a mark for each value. */
export type MatchTexts = { series: string }

const marks = { from: '{from}', to: '{to}' }

/** The texts in the language of the page. The server writes them for the search field, which loads no catalogue. */
export function useMatchTexts(): MatchTexts {
  const { t } = useLingui()
  const { from, to } = marks
  return { series: t`Code series ${from}–${to}` }
}

/** What matches, in words: `Code series N00001–N20000, Nordala`. */
export function matchText({ series }: HitMatch, texts: MatchTexts): string {
  const range = texts.series.replace(marks.from, series.from).replace(marks.to, series.to)
  return [range, series.vehicle ?? series.maker].filter(Boolean).join(', ')
}
