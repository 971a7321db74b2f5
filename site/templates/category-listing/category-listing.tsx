import type { Category } from 'component-schemas/content-types/category/schema.ts'
import type { Asset } from 'component-schemas/field-values.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { type DrawableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { RichText } from '#site/rich-text/rich-text.tsx'
import { PageHead } from '#site/templates/page-head/page-head.tsx'
import { ProductGrid, type ProductsListed } from '#site/templates/product-grid/product-grid.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { Image } from '#site/ui/image/image.tsx'
import styles from './category-listing.module.css'

export type CategoryListingProps = {
  category: Pick<Category, 'title' | 'teaser' | 'intro' | 'image'>
  /** What the editor put below the list. */
  body: readonly DrawableBlock[]
  listing: ProductsListed
  /** Address of the same listing with one page more; absent when everything is shown. */
  moreHref?: string | undefined
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** One category: what its products have in common, the products, advice below. */
export function CategoryListing({ category, body, listing, moreHref, breadcrumbs, context }: CategoryListingProps) {
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={category.title}
        aside={category.image && <Picture image={category.image} />}
      >
        {category.intro ? (
          <RichText document={category.intro} under={1} />
        ) : (
          category.teaser !== undefined && <p className={styles.teaser}>{category.teaser}</p>
        )}
      </PageHead>
      <ProductGrid listing={listing} moreHref={moreHref} context={context} />
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}

function Picture({ image }: { image: Asset }) {
  return <Image image={image} sizes="(min-width: 60rem) 34rem, 92vw" ratio={3 / 2} widest={640} isPriority />
}
