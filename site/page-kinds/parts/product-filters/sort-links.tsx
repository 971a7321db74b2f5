import { useLingui } from '@lingui/react/macro'
import { type ProductSort, productSorts, sortNamed } from '#site/content/facets/product-orders.ts'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './sort-links.module.css'

export type SortLinksProps = { address: ListAddress; anchor: string }

/** The orders of the list as links; the usual one is not named in the address. */
export function SortLinks({ address, anchor }: SortLinksProps) {
  const { t } = useLingui()
  const words: Record<ProductSort, string> = { name: t`Name`, newest: t`Newest first`, code: t`Code` }
  const { sort, ...others } = address.query
  const current = sortNamed(sort?.[0])
  return (
    <nav className={styles.sort} aria-label={t`Order of the list`}>
      <span className={styles.word}>{t`Sort by`}</span>
      <ul className={styles.list}>
        {productSorts.map((one) => {
          const query = one === productSorts[0] ? others : { ...others, sort: [one] }
          return (
            <li key={one}>
              <Link
                to={{ href: `${hrefOfQuery(address.path, query)}#${anchor}` }}
                className={styles.link}
                aria-current={one === current ? 'true' : undefined}
              >
                {words[one]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
