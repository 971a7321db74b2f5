import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { ProductFilter } from '#site/content/facets/useful-filters.ts'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { FilterGroup } from './filter-group.tsx'
import { withoutFilters } from './href-unfiltered.ts'
import styles from './product-filters.module.css'

export type ProductFiltersProps = {
  filters: readonly ProductFilter[]
  address: ListAddress
  /** The place of the list on the page: the form leads there. */
  anchor: string
  /** What the form is called and what its button says, where it is not about products. */
  words?: { label: string; button: string } | undefined
  context: BlockContext
}

/**
 * What narrows a list of products: a form that asks for the same page with other choices. Beside the list where there is
 * room, behind a row that opens where there is none. Choices apply as they are made where scripts run
 * (`browser/navigation/applied-choice`); the button is for all others, and closes the row.
 */
export function ProductFilters({ filters, address, anchor, words, context }: ProductFiltersProps) {
  const { t } = useLingui()
  if (filters.length === 0) return undefined
  const chosen = filters.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen)).length
  const { label, button } = words ?? { label: t`Filter products`, button: t`Show products` }
  const otherParameters = Object.entries(withoutFilters(address.query, filters))
  return (
    <details className={styles.filters}>
      <summary className={styles.opener}>
        <Icon name="sliders" />
        <span>{t`Filter`}</span>
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        <span className={styles.sign}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <form method="get" action={`${address.path}#${anchor}`} className={styles.form} aria-label={label} data-applies>
        {otherParameters.flatMap(([name, values]) =>
          values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
        )}
        {filters.map((filter) => (
          <FilterGroup key={filter.name} filter={filter} context={context} />
        ))}
        <button type="submit" className={styles.apply}>
          {button}
        </button>
      </form>
    </details>
  )
}
