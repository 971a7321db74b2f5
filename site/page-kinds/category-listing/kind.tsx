import { load } from '#load/category-listing'
import { productGridProps } from '#site/page-kinds/parts/product-grid/product-grid-props.ts'
import { definePageKind } from '../page-kind.ts'
import { CategoryListing } from './category-listing.tsx'

export const categoryListing = definePageKind('category-listing', {
  load,
  render: ({ labels, ...page }, { breadcrumbs, context }, read) => (
    <CategoryListing
      category={page.story.content}
      {...page}
      {...productGridProps(page.listing, read)}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
  nameOf: ({ story }) => ({ categoryName: story.content.title }),
  describe: ({ story }) => story.content.teaser,
})
