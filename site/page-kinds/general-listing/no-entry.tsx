import { Trans, useLingui } from '@lingui/react/macro'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { filterLabels } from './filter-labels.ts'
import type { ListAddress } from './list-filters.tsx'
import styles from './no-entry.module.css'

/** Whether something narrows the list: an empty one then has no entry for the choice, and else none at all. */
export function isNarrowed(filters: readonly ListFilter[]): boolean {
  return filters.some(({ options }) => options.some(({ isChosen }) => isChosen))
}

/** No entry has all of what is chosen: leads to the list without each choice, and without all. */
export function NoEntry({ filters, address }: { filters: readonly ListFilter[]; address: ListAddress }) {
  const { t, i18n } = useLingui()
  const { path, query } = address
  const chosen = filters.filter((filter) => isNarrowed([filter]))
  return (
    <div className={styles.empty}>
      <Heading level={2} size={2}>
        <Trans>Nothing has all of this</Trans>
      </Heading>
      <ul className={styles.ways}>
        {chosen.length > 1 &&
          chosen.map(({ name }) => {
            const { [name]: _, ...others } = query
            const label = filterLabels[name]
            const facet = label ? i18n._(label) : name
            return (
              <li key={name}>
                <QuietLink to={{ href: `${hrefOfQuery(path, others)}#list` }}>{t`Without “${facet}”`}</QuietLink>
              </li>
            )
          })}
        <li>
          <QuietLink to={{ href: `${path}#list` }}>{t`Show everything`}</QuietLink>
        </li>
      </ul>
    </div>
  )
}
