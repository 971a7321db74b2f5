import type { CategoryCard } from 'component-schemas/cards/resolved-data.ts'
import type { Category } from 'component-schemas/content-types/category/schema.ts'
import type { Asset } from 'component-schemas/schema/field-values.ts'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { CategoryLinks } from '#site/page-kinds/parts/category-links/category-links.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { ProductGrid, type ProductGridProps } from '#site/page-kinds/parts/product-grid/product-grid.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import type { ViewProps } from '../view-props.ts'

export type CategoryListingProps = ProductGridProps &
  ViewProps & {
    category: Pick<Category, 'title' | 'teaser' | 'intro' | 'image'>
    /** The categories below this one. */
    categories: readonly CategoryCard[]
    /** What the editor put below the list. */
    body: readonly RenderableBlock[]
  }

/** One category: what its products have in common, its parts, the products, advice below. */
export function CategoryListing({ category, categories, body, breadcrumbs, ...grid }: CategoryListingProps) {
  const { context } = grid
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={category.title}
        teaser={category.intro ? undefined : category.teaser}
        aside={category.image && <Picture image={category.image} />}
      >
        {category.intro && <RichText document={category.intro} under={1} />}
        <CategoryLinks categories={categories} locale={context.locale} />
      </PageHead>
      <ProductGrid {...grid} />
      <RenderBlocks blocks={body} context={context} hasTitle />
    </>
  )
}

function Picture({ image }: { image: Asset }) {
  return <Image image={image} sizes="(min-width: 60rem) 34rem, 92vw" ratio={3 / 2} widest={640} isPriority />
}
