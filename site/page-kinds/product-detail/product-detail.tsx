import { useLingui } from '@lingui/react/macro'
import type { RelationName } from 'component-schemas/cards/product-relations.ts'
import type { CategoryCard, DownloadCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { ChoosePaths } from '#site/page-kinds/parts/choices/choose-bar.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import styles from './product-detail.module.css'
import { ProductDownloads } from './product-downloads.tsx'
import { ProductGallery } from './product-gallery.tsx'
import { ProductIntro } from './product-intro.tsx'
import { ProductQuestions } from './product-questions.tsx'
import { ProductRow } from './product-row.tsx'
import { ProductTables } from './product-tables.tsx'
import { ProductVideos } from './product-videos.tsx'
import { TechnicalData } from './technical-data.tsx'
import { VehicleList } from './vehicle-list.tsx'

export type ProductDetailProps = {
  product: Product
  /** The product's categories, main one first. */
  categories: readonly CategoryCard[]
  /** Other products by how this one leads to them. */
  others: Readonly<Record<RelationName, readonly ProductCard[]>>
  downloads: readonly DownloadCard[]
  /** Products that are like this one by what they are, and stand nowhere else on the page. */
  recommended?: readonly ProductCard[]
  choose?: ChoosePaths | undefined
  /** Address of its data sheet. */
  dataSheet: string
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** One product: pictures and deciding details first, then reference data. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, categories, others, downloads, recommended = [], dataSheet, choose, breadcrumbs, context } = props
  const { t } = useLingui()
  return (
    <article className={styles.page}>
      <PageHead breadcrumbs={breadcrumbs} />
      <div className={styles.top}>
        <ProductGallery product={product} />
        <ProductIntro product={product} category={categories[0]} others={others} choose={choose} context={context} />
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
        <VehicleList vehicles={product.compatibility ?? []} context={context} />
        <ProductVideos videos={product.videos ?? []} films={downloads.filter(({ kind }) => kind === 'video')} />
        <ProductDownloads
          downloads={downloads.filter(({ kind }) => kind !== 'video')}
          dataSheet={dataSheet}
          context={context}
        />
        <ProductQuestions questions={product.faq ?? []} />
      </div>
      <div className={styles.others}>
        <ProductRow title={t`Used on these machines`} products={others.machines} />
        <ProductRow title={t`Tools needed`} products={others.tools} />
        <ProductRow title={t`Blade that fits`} products={others.blades} />
        <ProductRow title={t`In the box`} products={others.supplied} />
        <ProductRow title={t`Accessories`} products={others.accessories} />
        <ProductRow title={t`Related products`} products={others.related} />
        <ProductRow title={t`Similar products`} products={recommended} />
      </div>
    </article>
  )
}
