import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { PageKind } from '../page-kind.ts'
import { CustomLanding } from './custom-landing.tsx'
import type { CustomLandingContent } from './load.ts'

export const customLanding: PageKind<CustomLandingContent> = {
  render: ({ story, landing, ended }, read) => (
    <CustomLanding
      landing={landing}
      ended={ended}
      hasOwnHead={story.content.layout === 'custom-landing-pages'}
      homeHref={pathFor(routeNamed('home'), {}, read.siteContext)}
      context={around(read, story.content.title).context}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
