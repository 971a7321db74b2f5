import { Plural, useLingui } from '@lingui/react/macro'
import type { ProductCard as Product } from 'component-schemas/fillings.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { ProductCard } from '#site/blocks/product-card/product-card.tsx'
import { LoadMore } from '#site/ui/load-more/load-more.tsx'
import styles from './product-grid.module.css'

/** Products from the first one to the end of the page asked for. */
export type ProductsListed = { items: readonly Product[]; total: number }

export type ProductGridProps = {
  listing: ProductsListed
  /** Address of the same listing with one page more; absent when everything is shown. */
  moreHref?: string | undefined
  context: BlockContext
}

/** Cards of products with their number, and the way to more. */
export function ProductGrid({ listing, moreHref, context }: ProductGridProps) {
  const { t } = useLingui()
  const { items, total } = listing
  const number = new Intl.NumberFormat(context.locale)
  const shownText = number.format(items.length)
  const totalText = number.format(total)
  return (
    <section className={styles.listing} aria-label={t`Products`}>
      <div className={styles.inner}>
        <p className={styles.count}>
          <Plural value={total} _0="No products here yet." one="# product" other="# products" />
        </p>
        <ul className={styles.grid}>
          {items.map((product, index) => (
            <li key={product.uuid} id={anchorOf(index)}>
              <ProductCard
                product={product}
                level={2}
                sizes="(min-width: 64rem) 20rem, (min-width: 34rem) 46vw, 92vw"
                isPriority={index < 2}
              />
            </li>
          ))}
        </ul>
        {moreHref !== undefined && (
          <LoadMore
            progress={t`${shownText} of ${totalText} products`}
            shown={items.length}
            total={total}
            href={`${moreHref}#${anchorOf(items.length)}`}
            label={t`Show more products`}
          />
        )}
      </div>
    </section>
  )
}

/** "Show more" leads to the first card it adds, so that readers keep their place. */
function anchorOf(index: number): string {
  return `product-${index + 1}`
}
