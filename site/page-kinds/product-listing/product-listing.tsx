import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import { hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { CategoryLinks } from '#site/page-kinds/parts/category-links/category-links.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { ProductGrid, type ProductGridProps } from '#site/page-kinds/parts/product-grid/product-grid.tsx'
import type { ComposedProps } from '../view-props.ts'
import styles from './product-listing.module.css'

export type ProductListingProps = ProductGridProps &
  ComposedProps & {
    /** Ways into parts of the list. */
    categories: readonly CategoryCard[]
  }

/** All products: what the editor says about them, the categories, the list. */
export function ProductListing({ page, body, categories, breadcrumbs, ...grid }: ProductListingProps) {
  const { context } = grid
  const title = hasOpeningTitle(body) ? undefined : page.title
  const links = <CategoryLinks categories={categories} locale={context.locale} />
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title}>
        {title !== undefined && links}
      </PageHead>
      <RenderBlocks blocks={body} context={context} hasTitle={title !== undefined} />
      {title === undefined && <div className={styles.below}>{links}</div>}
      <ProductGrid {...grid} />
    </>
  )
}
