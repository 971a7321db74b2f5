import { useLingui } from '@lingui/react/macro'
import type { CategoryCard as Category } from 'component-schemas/fillings.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { type DrawableBlock, hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { PageHead } from '#site/templates/page-head/page-head.tsx'
import { ProductGrid, type ProductsListed } from '#site/templates/product-grid/product-grid.tsx'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './product-listing.module.css'

export type ProductListingProps = {
  page: { title: string }
  /** What the editor put above the list. */
  body: readonly DrawableBlock[]
  listing: ProductsListed
  /** Ways into parts of the list. */
  categories: readonly Category[]
  /** Address of the same listing with one page more; absent when everything is shown. */
  moreHref?: string | undefined
  breadcrumbs: readonly Crumb[]
  context: BlockContext
}

/** All products: what the editor says about them, the categories, the list. */
export function ProductListing({
  page,
  body,
  listing,
  categories,
  moreHref,
  breadcrumbs,
  context,
}: ProductListingProps) {
  const title = hasOpeningTitle(body) ? undefined : page.title
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title}>
        {title !== undefined && <CategoryLinks categories={categories} />}
      </PageHead>
      <RenderBlocks blocks={body} context={context} hasTitle={title !== undefined} />
      {title === undefined && (
        <div className={styles.below}>
          <CategoryLinks categories={categories} />
        </div>
      )}
      <ProductGrid listing={listing} moreHref={moreHref} context={context} />
    </>
  )
}

function CategoryLinks({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui()
  if (categories.length === 0) return undefined
  return (
    <nav aria-label={t`Categories`} className={styles.nav}>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category.uuid}>
            <Link to={{ href: category.href }} className={styles.link}>
              {category.name}
              {category.productCount !== undefined && <span className={styles.count}>{category.productCount}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
