import type { ReactNode } from 'react'
import { ProductFilters, type ProductFiltersProps } from '../product-filters/product-filters.tsx'
import styles from './listing.module.css'

/** How much there is. */
export function ListCount({ children }: { children: ReactNode }) {
  return (
    <p id="list-count" className={styles.count}>
      {children}
    </p>
  )
}

/** A list, and beside it where there is room what narrows it. */
export function FilteredList({ children, ...filters }: ProductFiltersProps & { children: ReactNode }) {
  return (
    <div className={styles.columns} data-filtered={filters.filters.length > 0 ? '' : undefined}>
      <ProductFilters {...filters} />
      <div className={styles.main}>{children}</div>
    </div>
  )
}
