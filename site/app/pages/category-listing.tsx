import type { CategoryListingContent } from '#site/content/pages/category-listing.ts'
import { CategoryListing } from '#site/templates/category-listing/category-listing.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'
import { productGridProps } from './product-grid-props.ts'

export const categoryListing: PageKind<CategoryListingContent> = {
  draw: ({ story, body, listing, categories, labels }, read) => {
    const { breadcrumbs, context } = around(read, story.content.title)
    return (
      <CategoryListing
        category={story.content}
        categories={categories}
        body={body}
        {...productGridProps(listing, read)}
        breadcrumbs={breadcrumbs}
        context={{ ...context, labels }}
      />
    )
  },
  nameOf: ({ story }) => ({ categoryName: story.content.title }),
  describe: ({ story }) => story.content.teaser,
}
