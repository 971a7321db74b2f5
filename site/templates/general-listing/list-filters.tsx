import { useLingui } from '@lingui/react/macro'
import type { ListFilter } from 'component-schemas/list-filter.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { hrefOfQuery, type PageQuery, toggled } from '#site/routing/page-query.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { filterWords, valueWords } from './filter-words.ts'
import styles from './list-filters.module.css'

/** Path of a listing and the choices its query makes. */
export type ListAddress = { path: string; query: PageQuery }

export type ListFiltersProps = {
  filters: readonly ListFilter[]
  address: ListAddress
  context: BlockContext
}

/** What narrows a listing, as plain links: each leads to the list with that choice made or taken back. */
export function ListFilters({ filters, address, context }: ListFiltersProps) {
  const { t, i18n } = useLingui()
  const useful = filters.filter(({ options }) => options.length > 1 || options.some(({ isChosen }) => isChosen))
  if (useful.length === 0) return undefined
  const isNarrowed = Object.keys(address.query).length > 0
  return (
    <nav className={styles.filters} aria-label={t`Narrow the list`}>
      {useful.map((filter) => {
        const words = filterWords[filter.name]
        return (
          <div key={filter.name} className={styles.group}>
            <p className={styles.name} id={`filter-${filter.name}`}>
              {words ? i18n._(words) : filter.name}
            </p>
            <ul className={styles.options} aria-labelledby={`filter-${filter.name}`}>
              {filter.options.map((option) => (
                <li key={option.value}>
                  <Choice filter={filter} option={option} address={address} context={context} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
      {isNarrowed && (
        <Link to={{ href: `${address.path}#list` }} className={styles.clear}>
          {t`Show everything`}
        </Link>
      )}
    </nav>
  )
}

type ChoiceProps = Omit<ListFiltersProps, 'filters'> & {
  filter: ListFilter
  option: ListFilter['options'][number]
}

function Choice({ filter: { name, choice }, option, address, context }: ChoiceProps) {
  const { i18n } = useLingui()
  const { value, label, count, isChosen } = option
  const known = valueWords[`${name}.${value}`]
  const query = toggled(address.query, { name, value, only: choice === 'one' })
  return (
    <Link
      to={{ href: `${hrefOfQuery(address.path, query)}#list` }}
      className={styles.option}
      aria-current={isChosen ? 'true' : undefined}
    >
      {isChosen && <Icon name="check" />}
      {known ? i18n._(known) : (label ?? value)}
      {count !== undefined && (
        <span className={styles.count}>{new Intl.NumberFormat(context.locale).format(count)}</span>
      )}
    </Link>
  )
}
