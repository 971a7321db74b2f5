import type { ShopFinderContent } from '#site/content/pages/shop-finder.ts'
import { ShopFinder } from '#site/templates/shop-finder/shop-finder.tsx'
import { around, moreHref } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const shopFinder: PageKind<ShopFinderContent> = {
  draw: ({ story, body, listing, filters, near, towns, query }, read) => (
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
