import { load } from '#load/general-listing'
import { moreHref } from '#site/page-kinds/parts/more-href.ts'
import { definePageKind } from '../page-kind.ts'
import { GeneralListing } from './general-listing.tsx'

export const generalListing = definePageKind('general-listing', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, listing, filters }, props, read) => (
    <GeneralListing
      page={story.content}
      body={body}
      listing={listing}
      filters={filters}
      address={{ path: read.path, query: read.query }}
      moreHref={moreHref(listing, read)}
      {...props}
    />
  ),
})
