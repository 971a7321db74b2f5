import { useLingui } from '@lingui/react/macro'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import { Link } from '#site/ui/link/link.tsx'
import styles from './category-links.module.css'

export type CategoryLinksProps = {
  categories: readonly CategoryCard[]
  /** BCP 47 tag: numbers follow it. */
  locale: string
}

/** Links to parts of a list, with their sizes. Renders nothing without any. */
export function CategoryLinks({ categories, locale }: CategoryLinksProps) {
  const { t } = useLingui()
  if (categories.length === 0) return undefined
  const number = new Intl.NumberFormat(locale)
  return (
    <nav aria-label={t`Categories`} className={styles.nav}>
      <ul className={styles.list}>
        {categories.map(({ uuid, name, href, productCount }) => (
          <li key={uuid}>
            <Link to={{ href }} className={styles.link}>
              {name}
              {productCount !== undefined && <span className={styles.count}>{number.format(productCount)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
