import { Plural, useLingui } from '@lingui/react/macro'
import type { ProductCard as Product } from 'component-schemas/cards/resolved-data.ts'
import type { ReactNode } from 'react'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { ProductCard } from '#site/blocks/cards/product-card.tsx'
import { isTable, type ProductColumn } from '#site/content/facets/product-orders.ts'
import type { ProductFilter } from '#site/content/facets/useful-filters.ts'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { LoadMore } from '#site/ui/loading/load-more.tsx'
import { ChooseBar, ChooseBox, type ChoosePaths } from '../choices/choose-bar.tsx'
import { FilteredList, ListCount } from '../listing/listing.tsx'
import { PageSection } from '../page-section/page-section.tsx'
import { ActiveFilters } from '../product-filters/active-filters.tsx'
import { NoMatch } from '../product-filters/no-match.tsx'
import { SortLinks, ViewLinks } from '../product-filters/sort-links.tsx'
import styles from './product-grid.module.css'
import { ProductTable } from './product-table.tsx'

/** Products of one address, and what narrows them. */
export type ProductsListed = {
  items: readonly Product[]
  total: number
  filters: readonly ProductFilter[]
  /** Of a table, beside code and name. */
  columns: readonly ProductColumn[]
  /** Number of the first item shown, counted from 1: far down a long list the first ones are left out. */
  firstNumber: number
}

export type ProductGridProps = {
  listing: ProductsListed
  address: ListAddress
  /** Address of the same listing with one page more; absent when everything is shown. */
  moreHref?: string | undefined
  /** Address of the items that come before these; absent when these are the first. */
  earlierHref?: string | undefined
  /** Where ticked products go; absent where none can be ticked. */
  choose?: ChoosePaths | undefined
  /** Links to other ways to find these products. */
  otherWays?: ReactNode
  context: BlockContext
}

const anchor = 'list'

/** Products as cards or as a table, with their number, their order, what narrows them, and the way to more. */
export function ProductGrid(props: ProductGridProps) {
  const { listing, address, moreHref, earlierHref, otherWays, choose, context } = props
  const { t } = useLingui()
  const { items, total, filters, firstNumber } = listing
  const aboutFilters = { filters, address, anchor, context }
  const shown = firstNumber - 1 + items.length
  const isEmpty = total === 0 && filters.some(({ options }) => options.some(({ isChosen }) => isChosen))
  return (
    <PageSection label={t`Products`} id={anchor}>
      {otherWays}
      <FilteredList {...aboutFilters}>
        <div className={styles.top}>
          {!isEmpty && (
            <ListCount>
              <Plural value={total} _0="No products here yet." one="# product" other="# products" />
            </ListCount>
          )}
          {total > 1 && <Ways address={address} />}
        </div>
        <ActiveFilters {...aboutFilters} />
        {isEmpty && <NoMatch {...aboutFilters} />}
        {earlierHref !== undefined && (
          <ButtonLink to={{ href: `${earlierHref}#${anchor}` }} look="quiet" icon="arrow-left">
            {t`Show the products before these`}
          </ButtonLink>
        )}
        <Products {...{ listing, address, choose, context }} />
        <LoadMore
          shown={shown}
          total={total}
          progress={(shownText, totalText) => t`${shownText} of ${totalText} products`}
          locale={context.locale}
          href={moreHref && `${moreHref}#${anchorOf(shown + 1)}`}
          label={t`Show more products`}
        />
        {choose && items.length > 0 && <ChooseBar paths={choose} />}
      </FilteredList>
    </PageSection>
  )
}

function Ways({ address }: Pick<ProductGridProps, 'address'>) {
  return (
    <>
      {!isTable(address.query) && <SortLinks address={address} anchor={anchor} />}
      <ViewLinks address={address} anchor={anchor} />
    </>
  )
}

type ProductsProps = Pick<ProductGridProps, 'listing' | 'address' | 'choose' | 'context'>

function Products({ listing, address, choose, context }: ProductsProps) {
  const { items, columns, firstNumber } = listing
  const rowId = (index: number) => anchorOf(firstNumber + index)
  if (isTable(address.query) && items.length > 0)
    return <ProductTable {...{ items, columns, rowId, choose, address, anchor, context }} />
  return (
    <ul className={styles.grid}>
      {items.map((product, index) => (
        <li key={product.uuid} id={rowId(index)}>
          <ProductCard product={product} level={2} sizes={cardSizes} isPriority={index < 2} />
          {choose && <ChooseBox code={product.code} />}
        </li>
      ))}
    </ul>
  )
}

const cardSizes = '(min-width: 64rem) 20rem, 46vw'

/** "Show more" leads to the first card it adds, so that readers keep their place. */
function anchorOf(number: number): string {
  return `product-${number}`
}
