import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { FinderLink } from './link/finder-link.tsx'
import { keyFinder } from './page/kind.tsx'

export const keyFinderPages = defineFeaturePages({
  kinds: { 'key-finder': keyFinder },
  waysToProducts: [
    {
      facet: 'key-type',
      render: (siteContext) => <FinderLink href={pathFor(routeNamed('key-finder'), {}, siteContext)} />,
    },
  ],
})
