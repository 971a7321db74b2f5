import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { StatusBadge } from '#site/blocks/cards/product-card.tsx'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import { hands } from '#site/blocks/product-details/key-blank-details.ts'
import type { ReadWords } from '#site/blocks/product-details/name-of.ts'
import {
  directionOf,
  type ProductColumn,
  type ProductSort,
  productSorts,
  type SortableColumn,
  sortNamed,
} from '#site/content/facets/product-orders.ts'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { classNames } from '#site/ui/class-names.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { listText } from '#site/ui/list-text.ts'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { ChooseBox, type ChoosePaths } from '../choices/choose-bar.tsx'
import styles from './product-table.module.css'

export type ProductTableProps = {
  items: readonly ProductCard[]
  /** Beside code and name. */
  columns: readonly ProductColumn[]
  /** id of the row of an item. */
  rowId: (index: number) => string
  /** Absent where no product can be ticked. */
  choose?: ChoosePaths | undefined
  address: ListAddress
  anchor: string
  context: BlockContext
}

const heads: Readonly<Record<SortableColumn, MessageDescriptor>> = {
  code: msg`Code`,
  name: msg`Name`,
  length: msg`Blade length`,
  profile: msg`Profile`,
  cuts: msg`Cuts`,
  groove: msg`Side of the grooves`,
  maker: msg`Compatible makers`,
}

/** Products as rows of what sets them apart, for comparing many at a glance. Each head sorts by its column, then the other way round. */
export function ProductTable({ items, columns, rowId, choose, address, anchor, context }: ProductTableProps) {
  const { t, i18n } = useLingui()
  return (
    // Wider than a phone: it scrolls by itself, with the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.place} aria-label={t`Products as a table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['code', 'name', ...columns] as const).map((column) => (
              <Head key={column} column={column} label={i18n._(heads[column])} address={address} anchor={anchor} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((product, index) => (
            <tr key={product.uuid} id={rowId(index)}>
              <th scope="row">
                <QuietLink to={{ href: product.href }}>
                  <PartNumber code={product.code} />
                </QuietLink>
              </th>
              <td>
                <div className={styles.name}>
                  <span>
                    <WholeCodes>{product.name}</WholeCodes> <StatusBadge status={product.status} />
                  </span>
                  {choose && <ChooseBox code={product.code} />}
                </div>
              </td>
              {columns.map((column) => (
                <td key={column} className={classNames(isFigure(column) && styles.figure)}>
                  {cellOf(product, column, { read: (message) => i18n._(message), context })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type HeadProps = { column: SortableColumn; label: string } & Pick<ProductTableProps, 'address' | 'anchor'>

function Head({ column, label, address, anchor }: HeadProps) {
  const direction = directionIn(address, column)
  const next = direction === 'ascending' ? (`${column}-desc` as const) : column
  return (
    <th scope="col" aria-sort={direction} className={classNames(isFigure(column) && styles.figure)}>
      <Link to={{ href: `${hrefSorted(address, next)}#${anchor}` }} className={styles.head}>
        {label}
        <span className={styles.sign} data-direction={direction}>
          {direction && <Icon name="chevron-down" />}
        </span>
      </Link>
    </th>
  )
}

/** How the address sorts by a column; undefined where it sorts by another. */
function directionIn({ query }: ListAddress, column: SortableColumn): 'ascending' | 'descending' | undefined {
  const { by, isDescending } = directionOf(sortNamed(query['sort']?.[0]))
  if (by !== column) return undefined
  return isDescending ? 'descending' : 'ascending'
}

/** The usual order is not named in an address. */
function hrefSorted({ path, query }: ListAddress, sort: ProductSort): string {
  const { sort: _, ...others } = query
  return hrefOfQuery(path, sort === productSorts[0] ? others : { ...others, sort: [sort] })
}

function isFigure(column: SortableColumn): boolean {
  return column === 'length' || column === 'cuts' || column === 'profile'
}

function cellOf({ spec, makers = [] }: ProductCard, column: ProductColumn, { read, context }: ReadWords) {
  if (column === 'maker')
    return listText(
      makers.map((maker) => entryLabel('cross_ref_brand', maker, context)),
      context.locale,
    )
  if (spec?.component !== 'spec_key_blank') return undefined
  const { bladeLengthMm, profile, cuts, hand } = spec
  const figures = { length: bladeLengthMm, cuts } as const
  if (column === 'profile') return profile
  if (column === 'groove') return hand && read(hands[hand])
  const value = figures[column]
  return value === undefined ? undefined : formatMeasure(value, column === 'length' ? 'mm' : 'count', context.locale)
}
