import type { ProductListingContent } from '#site/content/pages/product-listing.ts'
import { ProductListing } from '#site/templates/product-listing/product-listing.tsx'
import { around, moreHref } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const productListing: PageKind<ProductListingContent> = {
  draw: ({ story, body, listing, categories }, read) => (
    <ProductListing
      page={story.content}
      body={body}
      listing={listing}
      categories={categories}
      moreHref={moreHref(listing, read)}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
