import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { CategoryCard, ProductCard } from 'component-schemas/fillings.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { editorAttributes } from '#site/blocks/editor-attributes.ts'
import { RichText } from '#site/rich-text/rich-text.tsx'
import { PageHead } from '#site/templates/page-head/page-head.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './product-detail.module.css'
import { ProductGallery } from './product-gallery.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductRow } from './product-row.tsx'
import { ProductTables } from './product-tables.tsx'
import { TechnicalData } from './technical-data.tsx'

export type ProductDetailProps = {
  product: Product
  /** The product's categories, main one first. */
  categories: readonly CategoryCard[]
  related: readonly ProductCard[]
  accessories: readonly ProductCard[]
  /** Successor of a discontinued product. */
  replacedBy?: ProductCard | undefined
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** Everything about one product: pictures and deciding facts first, then what somebody wants to look up. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, categories, related, accessories, replacedBy, breadcrumbs, context } = props
  const { t } = useLingui()
  return (
    <article {...editorAttributes(product)}>
      <PageHead breadcrumbs={breadcrumbs} />
      <div className={styles.top}>
        <ProductGallery product={product} />
        <ProductIntro product={product} category={categories[0]} replacedBy={replacedBy} context={context} />
      </div>
      <div className={styles.body}>
        {product.description && (
          <section className={styles.text}>
            <Heading level={2} size={2}>{t`Description`}</Heading>
            <RichText document={product.description} under={2} />
          </section>
        )}
        <TechnicalData product={product} context={context} />
        <ProductTables product={product} context={context} />
      </div>
      <ProductRow title={t`Accessories`} products={accessories} />
      <ProductRow title={t`Related products`} products={related} />
    </article>
  )
}
