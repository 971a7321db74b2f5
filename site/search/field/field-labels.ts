import { useLingui } from '@lingui/react/macro'
import { type ResultGroup, resultGroups } from 'component-schemas/search/search-results.ts'
import { groupLabels } from '../group-labels.ts'
import { type MatchTexts, useMatchTexts } from '../match-texts.ts'
import { typedMark } from '../typed-mark.ts'

/** Labels of a search field in the language of the page. */
export type BoxTexts = {
  groups: Readonly<Record<ResultGroup, string>>
  /** Leads to the page of all results; `{words}` represents what was typed. */
  all: string
  asking: string
  /** Said of an edition that a newer one has replaced. */
  superseded: string
  matches: MatchTexts
  none: string
  failed: string
}

export function useBoxTexts(): BoxTexts {
  const { t, i18n } = useLingui()
  const matches = useMatchTexts()
  const words = typedMark
  return {
    groups: Object.fromEntries(resultGroups.map(({ name }) => [name, i18n._(groupLabels[name])])) as BoxTexts['groups'],
    all: t`All results for “${words}”`,
    asking: t`Searching…`,
    superseded: t`Superseded`,
    matches,
    none: t`Nothing found so far. Send the search to see what may help.`,
    failed: t`The search does not answer at the moment.`,
  }
}
