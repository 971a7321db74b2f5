import { useLingui } from '@lingui/react/macro'
import type { ProductCard as Product } from 'component-schemas/cards/resolved-data.ts'
import { ProductCard } from '#site/blocks/cards/product-card.tsx'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './product-detail.module.css'

export type ProductRowProps = { title: string; products: readonly Product[]; id?: string | undefined }

/** Rows of so few products share the width of a wide screen. */
const fewProducts = 2

/** Other products under a heading. Draws nothing without any. */
export function ProductRow({ title, products, id }: ProductRowProps) {
  const { t } = useLingui()
  if (products.length === 0) return undefined
  const items = products.map((product) => ({
    key: product.uuid,
    content: <ProductCard product={product} level={3} sizes="(min-width: 40rem) 20rem, 78vw" />,
  }))
  return (
    <div className={styles.row} id={id} data-few={products.length <= fewProducts ? '' : undefined}>
      <Heading level={2} size={2}>
        {title}
      </Heading>
      <Carousel label={title} labels={{ previous: t`Previous`, next: t`Next` }} items={items} />
    </div>
  )
}
