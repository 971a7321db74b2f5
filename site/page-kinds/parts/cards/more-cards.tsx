import type { ProductCard as Product } from 'component-schemas/cards/resolved-data.ts'
import { Children, type ReactNode } from 'react'
import { ProductCard } from '#site/blocks/cards/product-card.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './more-cards.module.css'

/** How wide the cards are shown, as in the `sizes` attribute of pictures. */
export const moreSizes = '(min-width: 82rem) 26rem, (min-width: 40rem) 31vw, 92vw'

export type MoreCardsProps = {
  title: string
  /** On a wide screen. */
  columns?: 3 | 4
  children: readonly ReactNode[]
}

/** Where to go on after a page: a heading and cards of level 3 side by side. Renders nothing without cards. */
export function MoreCards({ title, columns = 3, children }: MoreCardsProps) {
  if (children.length === 0) return undefined
  return (
    <div className={styles.more} data-theme="surface">
      <div className={styles.inner}>
        <Heading level={2} size={2}>
          {title}
        </Heading>
        <ul className={styles.cards} data-columns={columns}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** The products that a resource is about. */
export function ResourceProducts({ title, products }: { title: string; products: readonly Product[] }) {
  return (
    <MoreCards title={title} columns={4}>
      {products.map((product) => (
        <ProductCard
          key={product.uuid}
          product={product}
          level={3}
          sizes="(min-width: 64rem) 20rem, (min-width: 34rem) 46vw, 92vw"
        />
      ))}
    </MoreCards>
  )
}
