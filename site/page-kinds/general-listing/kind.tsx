import { load } from '#load/general-listing'
import { moreHref } from '#site/page-kinds/parts/more-href.ts'
import { definePageKind } from '../page-kind.ts'
import { GeneralListing } from './general-listing.tsx'

export const generalListing = definePageKind('general-listing', {
  load,
  render: (page, props, { path, query, ...read }) => (
    <GeneralListing
      page={page.story.content}
      {...page}
      {...props}
      address={{ path, query }}
      moreHref={moreHref(page.listing, { path, query, ...read })}
    />
  ),
})
