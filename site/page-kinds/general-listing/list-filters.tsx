import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { ChoiceLinks } from '#site/page-kinds/parts/choice-links/choice-links.tsx'
import { hrefOfQuery, type PageQuery, toggled } from '#site/routing/query/page-query.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { filterLabels, valueLabels } from './filter-labels.ts'
import styles from './list-filters.module.css'

/** Path of a listing and the choices its query makes. */
export type ListAddress = { path: string; query: PageQuery }

export type ListFiltersProps = {
  filters: readonly ListFilter[]
  address: ListAddress
  context: BlockContext
  /** Words for values of features, as in `valueLabels`. */
  ofFeatures?: Readonly<Record<string, MessageDescriptor>>
}

/** More values than a phone shows at a glance. */
const mostInView = 12

/** What narrows a listing, as plain links: each leads to the list with that choice made or taken back. */
export function ListFilters({ filters, address, context, ofFeatures = {} }: ListFiltersProps) {
  const { t } = useLingui()
  const useful = filters.filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen))
  if (useful.length === 0) return undefined
  const isNarrowed = Object.keys(address.query).length > 0
  return (
    <nav className={styles.filters} aria-label={t`Narrow the list`}>
      {useful.map((filter) => (
        <FilterGroup key={filter.name} filter={filter} address={address} context={context} ofFeatures={ofFeatures} />
      ))}
      {isNarrowed && (
        <Link to={{ href: `${address.path}#list` }} className={styles.clear}>
          {t`Show everything`}
        </Link>
      )}
    </nav>
  )
}

type FilterGroupProps = Required<Omit<ListFiltersProps, 'filters'>> & { filter: ListFilter }

/** A filter of few values shows them; one of many is a row that opens, with what is chosen beside it. */
function FilterGroup({ filter, ...rest }: FilterGroupProps) {
  const { i18n } = useLingui()
  const id = `filter-${filter.name}`
  const words = filterLabels[filter.name]
  const name = words ? i18n._(words) : filter.name
  if (filter.options.length <= mostInView) {
    return (
      <div>
        <p className={styles.name} id={id}>
          {name}
        </p>
        <Choices id={id} filter={filter} options={filter.options} {...rest} />
      </div>
    )
  }
  const chosen = filter.options.filter(({ isChosen }) => isChosen)
  return (
    <div className={styles.many}>
      {chosen.length > 0 && <Choices id={id} filter={filter} options={chosen} {...rest} />}
      <details className={styles.folded}>
        <summary className={styles.opener} id={id}>
          {name}
          <span className={styles.count}>
            {new Intl.NumberFormat(rest.context.locale).format(filter.options.length)}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <Choices id={id} filter={filter} options={filter.options} {...rest} />
      </details>
    </div>
  )
}

type ChoicesProps = FilterGroupProps & { id: string; options: ListFilter['options'] }

function Choices({ id, filter, options, address, context, ofFeatures }: ChoicesProps) {
  const { i18n } = useLingui()
  const { name, choice } = filter
  const words = { ...valueLabels, ...ofFeatures }
  const choices = options.map(({ value, label, count, isChosen }) => {
    const known = words[`${name}.${value}`]
    const query = toggled(address.query, { name, value, only: choice === 'one' })
    const href = `${hrefOfQuery(address.path, query)}#list`
    return { key: value, href, label: known ? i18n._(known) : (label ?? value), isChosen, count }
  })
  return <ChoiceLinks choices={choices} locale={context.locale} look="ticked" labelledBy={id} />
}
