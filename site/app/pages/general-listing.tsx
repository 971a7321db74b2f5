import type { GeneralListingContent } from '#site/content/pages/general-listing.ts'
import { GeneralListing } from '#site/templates/general-listing/general-listing.tsx'
import { around, moreHref } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const generalListing: PageKind<GeneralListingContent> = {
  draw: ({ story, body, listing, filters }, read) => (
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
