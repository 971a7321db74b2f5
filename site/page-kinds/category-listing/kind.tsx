import { productGridProps } from '#site/page-kinds/parts/product-grid/product-grid-props.ts'
import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { CategoryListing } from './category-listing.tsx'
import type { CategoryListingContent } from './load.ts'

export const categoryListing: PageKind<CategoryListingContent> = {
  render: ({ story, body, listing, categories, labels }, read) => {
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
