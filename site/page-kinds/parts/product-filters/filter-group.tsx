import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { ProductFilter } from '#site/content/facets/useful-filters.ts'
import styles from './filter-group.module.css'
import { useFacetNames } from './use-facet-names.ts'

type Option = ProductFilter['options'][number] & { label: string }

/** As many values as a reader takes in at a glance; a longer list is folded behind its most frequent ones. */
const mostInView = 8

/** The values of one facet as boxes to tick, each with what it would show. */
export function FilterGroup({ filter, context }: { filter: ProductFilter; context: BlockContext }) {
  const { t } = useLingui()
  const names = useFacetNames(context)
  const { name } = filter
  const collator = new Intl.Collator(context.locale, { numeric: true })
  const options = filter.options
    .map((option): Option => ({ ...option, label: names.value(name, option.value) }))
    .toSorted((a, b) => collator.compare(a.label, b.label))
  const inView = inViewOf(options)
  const folded = options.filter((option) => !inView.includes(option))
  const count = new Intl.NumberFormat(context.locale).format(folded.length)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.name}>{names.facet(name)}</legend>
      <Options name={name} options={inView} context={context} />
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary className={styles.more}>{t`${count} more`}</summary>
          <Options name={name} options={folded} context={context} />
        </details>
      )}
    </fieldset>
  )
}

/** The chosen ones and the most frequent ones, in the order of the list. One more than fits is not worth a fold. */
function inViewOf(options: readonly Option[]): readonly Option[] {
  if (options.length <= mostInView + 2) return options
  const byWeight = options.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
  const first = new Set(byWeight.slice(0, mostInView))
  return options.filter((option) => first.has(option) || option.isChosen)
}

function Options({ name, options, context }: { name: string; options: readonly Option[]; context: BlockContext }) {
  const number = new Intl.NumberFormat(context.locale)
  return (
    <ul className={styles.options}>
      {options.map(({ value, label, count, isChosen }) => (
        <li key={value}>
          <label className={styles.option}>
            <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
            <span className={styles.label}>{label}</span>
            <span className={styles.count}>{number.format(count)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
