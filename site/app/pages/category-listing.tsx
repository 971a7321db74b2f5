import type { CategoryListingContent } from '#site/content/pages/category-listing.ts'
import { CategoryListing } from '#site/templates/category-listing/category-listing.tsx'
import { around, moreHref } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const categoryListing: PageKind<CategoryListingContent> = {
  draw: ({ story, body, listing }, read) => (
    <CategoryListing
      category={story.content}
      body={body}
      listing={listing}
      moreHref={moreHref(listing, read)}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story }) => ({ categoryName: story.content.title }),
  describe: ({ story }) => story.content.teaser,
}
