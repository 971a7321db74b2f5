import { load } from '#load/product-listing'
import { productGridProps } from '#site/page-kinds/parts/product-grid/product-grid-props.ts'
import { definePageKind } from '../page-kind.ts'
import { ProductListing } from './product-listing.tsx'

export const productListing = definePageKind('product-listing', {
  load,
  render: ({ labels, ...page }, { breadcrumbs, context }, read) => (
    <ProductListing
      page={page.story.content}
      {...page}
      {...productGridProps(page.listing, read)}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
})
