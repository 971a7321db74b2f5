import type { ProductCard as Product } from 'component-schemas/fillings.ts'
import { ProductCard } from '#site/blocks/product-card/product-card.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './resource-products.module.css'

/** The products that a resource is about, under a heading. Draws nothing without any. */
export function ResourceProducts({ title, products }: { title: string; products: readonly Product[] }) {
  if (products.length === 0) return undefined
  return (
    <div className={styles.section} data-theme="surface">
      <div className={styles.inner}>
        <Heading level={2} size={2}>
          {title}
        </Heading>
        <ul className={styles.grid}>
          {products.map((product) => (
            <li key={product.uuid}>
              <ProductCard
                product={product}
                level={3}
                sizes="(min-width: 64rem) 20rem, (min-width: 34rem) 46vw, 92vw"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
