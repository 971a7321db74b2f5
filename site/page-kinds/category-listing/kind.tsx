import { load } from '#load/category-listing'
import { productGridProps } from '#site/page-kinds/parts/product-grid/product-grid-props.ts'
import { definePageKind } from '../page-kind.ts'
import { CategoryListing } from './category-listing.tsx'

export const categoryListing = definePageKind('category-listing', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, listing, categories, labels }, { breadcrumbs, context }, read) => (
    <CategoryListing
      category={story.content}
      categories={categories}
      body={body}
      {...productGridProps(listing, read)}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
  nameOf: ({ story }) => ({ categoryName: story.content.title }),
  describe: ({ story }) => story.content.teaser,
})
