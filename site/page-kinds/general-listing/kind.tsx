import { around, moreHref } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { GeneralListing } from './general-listing.tsx'
import type { GeneralListingContent } from './load.ts'

export const generalListing: PageKind<GeneralListingContent> = {
  render: ({ story, body, listing, filters }, read) => (
    <GeneralListing
      page={story.content}
      body={body}
      listing={listing}
      filters={filters}
      address={{ path: read.path, query: read.query }}
      moreHref={moreHref(listing, read)}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
