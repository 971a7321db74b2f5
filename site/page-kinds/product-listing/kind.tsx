import { productGridProps } from '#site/page-kinds/parts/product-grid/product-grid-props.ts'
import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import type { ProductListingContent } from './load.ts'
import { ProductListing } from './product-listing.tsx'

export const productListing: PageKind<ProductListingContent> = {
  render: ({ story, body, listing, categories, labels }, read) => {
    const { breadcrumbs, context } = around(read, story.content.title)
    return (
      <ProductListing
        page={story.content}
        body={body}
        categories={categories}
        {...productGridProps(listing, read)}
        breadcrumbs={breadcrumbs}
        context={{ ...context, labels }}
      />
    )
  },
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
