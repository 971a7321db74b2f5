import { useLingui } from '@lingui/react/macro'
import {
  type ResultGroup,
  type ResultOrder,
  resultGroups,
  resultOrders,
  type SearchQuery,
  type SearchResults,
  searchQueryParameters,
} from 'component-schemas/search/found-answer.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { groupLabels, orderLabels } from '#site/search/group-labels.ts'
import { Link } from '#site/ui/link/link.tsx'
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
  const number = new Intl.NumberFormat(locale)
  const all = Object.values(results.counts).reduce((sum, count) => sum + count, 0)
  const hrefOf = (changed: Partial<SearchQuery>) =>
    hrefOfQuery(path, searchQueryParameters({ ...searchQuery, ...changed }))
  const countOf = (name: ResultGroup) => results.counts[name] ?? 0
  const groups = resultGroups.filter(({ name }) => countOf(name) > 0 || name === searchQuery.group)
  return (
    <div className={styles.choices}>
      <nav aria-label={t`Narrow the list`}>
        <ul className={styles.options}>
          <li>
            <Option
              href={hrefOf({ group: undefined })}
              isChosen={searchQuery.group === undefined}
              count={number.format(all)}
            >
              {t`Everything`}
            </Option>
          </li>
          {groups.map(({ name }) => (
            <li key={name}>
              <Option
                href={hrefOf({ group: name })}
                isChosen={searchQuery.group === name}
                count={number.format(countOf(name))}
              >
                {i18n._(groupLabels[name])}
              </Option>
            </li>
          ))}
        </ul>
      </nav>
      {orders.length > 1 && (
        <nav aria-label={t`Order of the results`} className={styles.orders}>
          <ul className={styles.options}>
            {orders.map((order) => (
              <li key={order}>
                <Option href={hrefOf({ order })} isChosen={searchQuery.order === order}>
                  {i18n._(orderLabels[order])}
                </Option>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

type OptionProps = { href: string; isChosen: boolean; count?: string; children: string }

function Option({ href, isChosen, count, children }: OptionProps) {
  return (
    <Link to={{ href }} className={styles.option} aria-current={isChosen ? 'true' : undefined}>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </Link>
  )
}
