import { load } from '#load/key-finder'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { definePageKind } from '../page-kind.ts'
import { KeyFinder } from './key-finder.tsx'

export const keyFinder = definePageKind('key-finder', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, finding, labels }, { breadcrumbs, context }, { path, siteContext }) => (
    <KeyFinder
      page={story.content}
      body={body}
      finding={finding}
      path={path}
      productsPath={pathFor(routeNamed('products'), {}, siteContext)}
      contactHref={pathFor(routeNamed('contacts'), {}, siteContext)}
      breadcrumbs={breadcrumbs}
      context={{ ...context, labels }}
    />
  ),
})
