import { load } from '#load/features/shops/shop-finder'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { moreHref } from '#site/page-kinds/parts/more-href.ts'
import { ShopFinder } from './shop-finder.tsx'

export const shopFinder = definePageKind('shop-finder', {
  load,
  render: ({ query, ...page }, props, read) => (
    <ShopFinder
      page={page.story.content}
      {...page}
      {...props}
      address={{ path: read.path, query }}
      moreHref={moreHref(page.listing, { ...read, query })}
    />
  ),
})
