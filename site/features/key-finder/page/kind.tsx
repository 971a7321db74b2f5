import { load } from '#load/features/key-finder/page'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { KeyFinder } from './key-finder.tsx'

export const keyFinder = definePageKind('key-finder', {
  load,
  render: ({ labels, ...page }, { breadcrumbs, context }, { path, siteContext }) => (
    <KeyFinder
      page={page.story.content}
      {...page}
      path={path}
      productsPath={pathFor(routeNamed('products'), {}, siteContext)}
      contactHref={pathFor(routeNamed('contacts'), {}, siteContext)}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
})
