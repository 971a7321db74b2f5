import { useLingui } from '@lingui/react/macro'
import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { StatusBadge } from '#site/blocks/cards/product-card.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { CopyablePartNumber } from '#site/ui/part-number/part-number.tsx'
import styles from './product-intro.module.css'

/** Category, name and code: before the pictures, where a phone shows them without scrolling. */
export function ProductName({ product, category }: { product: Product; category: CategoryCard | undefined }) {
  const { t } = useLingui()
  return (
    <div className={styles.intro}>
      <div className={styles.above}>
        {category && <Link to={{ href: category.href }}>{category.name}</Link>}
        <StatusBadge status={product.status} />
      </div>
      <Heading level={1} size={3}>
        {product.name}
      </Heading>
      <CopyablePartNumber code={product.code} labels={{ copy: t`Copy code`, copied: t`Copied` }} />
    </div>
  )
}
