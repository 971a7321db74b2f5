import { load } from '#load/product-listing'
import { productGridProps } from '#site/page-kinds/parts/product-grid/product-grid-props.ts'
import { definePageKind } from '../page-kind.ts'
import { ProductListing } from './product-listing.tsx'

export const productListing = definePageKind('product-listing', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, listing, categories, labels }, { breadcrumbs, context }, read) => (
    <ProductListing
      page={story.content}
      body={body}
      categories={categories}
      {...productGridProps(listing, read)}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
})
