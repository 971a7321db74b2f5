import { around, moreHref } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import type { ShopFinderContent } from './load.ts'
import { ShopFinder } from './shop-finder.tsx'

export const shopFinder: PageKind<ShopFinderContent> = {
  render: ({ story, body, listing, filters, near, towns, query }, read) => (
    <ShopFinder
      page={story.content}
      body={body}
      listing={listing}
      filters={filters}
      near={near}
      towns={towns}
      address={{ path: read.path, query }}
      moreHref={moreHref(listing, { ...read, query })}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
