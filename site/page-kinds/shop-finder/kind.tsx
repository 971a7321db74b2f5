import { load } from '#load/shop-finder'
import { moreHref } from '#site/page-kinds/parts/more-href.ts'
import { definePageKind } from '../page-kind.ts'
import { ShopFinder } from './shop-finder.tsx'

export const shopFinder = definePageKind('shop-finder', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, listing, filters, near, map, towns, query }, props, read) => (
    <ShopFinder
      page={story.content}
      body={body}
      listing={listing}
      filters={filters}
      near={near}
      map={map}
      towns={towns}
      address={{ path: read.path, query }}
      moreHref={moreHref(listing, { ...read, query })}
      {...props}
    />
  ),
})
