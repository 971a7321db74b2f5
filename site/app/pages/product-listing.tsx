import type { ProductListingContent } from '#site/content/pages/product-listing.ts'
import { ProductListing } from '#site/templates/product-listing/product-listing.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'
import { productGridProps } from './product-grid-props.ts'

export const productListing: PageKind<ProductListingContent> = {
  draw: ({ story, body, listing, categories, labels }, read) => {
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
