import { useLingui } from '@lingui/react/macro'
import {
  type ResultOrder,
  resultGroups,
  resultOrders,
  type SearchQuery,
  type SearchResults,
  searchQueryParameters,
} from 'component-schemas/search/search-results.ts'
import { ChoiceLinks } from '#site/page-kinds/parts/choice-links/choice-links.tsx'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { groupLabels, orderLabels } from '#site/search/group-labels.ts'
import styles from './result-filters.module.css'

export type ResultFiltersProps = {
  results: Extract<SearchResults, { isAvailable: true }>
  searchQuery: SearchQuery
  path: string
  /** BCP 47 tag: numbers follow it. */
  locale: string
  /** In which orders the list can be read; with one there is no choice. */
  orders?: readonly ResultOrder[] | undefined
}

/** What narrows and orders the list, as plain links; a group without an entry is not offered. */
export function ResultFilters({ results, searchQuery, path, locale, orders = resultOrders }: ResultFiltersProps) {
  const { t, i18n } = useLingui()
  const all = Object.values(results.counts).reduce((sum, count) => sum + count, 0)
  const hrefOf = (changed: Partial<SearchQuery>) =>
    hrefOfQuery(path, searchQueryParameters({ ...searchQuery, ...changed }))
  const groups = resultGroups
    .map(({ name }) => ({ key: name, group: name, label: i18n._(groupLabels[name]), count: results.counts[name] ?? 0 }))
    .filter(({ group, count }) => count > 0 || group === searchQuery.group)
  const everything = { key: 'all', group: undefined, label: t`Everything`, count: all }
  const choices = [everything, ...groups].map(({ group, ...choice }) => ({
    ...choice,
    href: hrefOf({ group }),
    isChosen: searchQuery.group === group,
  }))
  const orderChoices = orders.map((order) => ({
    key: order,
    href: hrefOf({ order }),
    label: i18n._(orderLabels[order]),
    isChosen: searchQuery.order === order,
  }))
  return (
    <div className={styles.choices}>
      <nav aria-label={t`Narrow the list`}>
        <ChoiceLinks choices={choices} locale={locale} />
      </nav>
      {orders.length > 1 && (
        <nav aria-label={t`Order of the results`}>
          <ChoiceLinks choices={orderChoices} locale={locale} look="plain" />
        </nav>
      )}
    </div>
  )
}
