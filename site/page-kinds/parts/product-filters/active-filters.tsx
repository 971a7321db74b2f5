import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { ProductFilter } from '#site/content/facets/useful-filters.ts'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { hrefOfQuery, toggled } from '#site/routing/query/page-query.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './active-filters.module.css'
import { hrefUnfiltered } from './href-unfiltered.ts'
import { useFacetNames } from './use-facet-names.ts'

export type ActiveFiltersProps = {
  filters: readonly ProductFilter[]
  address: ListAddress
  anchor: string
  context: BlockContext
}

/** The active filters: each links to the list without it. Renders nothing for the whole list. */
export function ActiveFilters({ filters, address, anchor, context }: ActiveFiltersProps) {
  const { t } = useLingui()
  const names = useFacetNames(context)
  const chosen = filters.flatMap(({ name, options }) =>
    options.filter(({ isChosen }) => isChosen).map(({ value }) => ({ name, value })),
  )
  if (chosen.length === 0) return undefined
  return (
    <ul className={styles.chips} aria-label={t`Chosen filters`}>
      {chosen.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          <Link
            to={{ href: `${hrefOfQuery(address.path, toggled(address.query, { name, value }))}#${anchor}` }}
            className={styles.chip}
          >
            <Unseen>{t`Remove the filter`}</Unseen> <span className={styles.facet}>{names.facet(name)}</span>{' '}
            <span>{names.value(name, value)}</span>
            <Icon name="close" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={{ href: hrefUnfiltered(address, filters, anchor) }} className={styles.clear}>
          {t`Remove all filters`}
        </Link>
      </li>
    </ul>
  )
}
