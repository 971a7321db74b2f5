import type { CustomLandingContent } from '#site/content/pages/custom-landing.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { CustomLanding } from '#site/templates/custom-landing/custom-landing.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const customLanding: PageKind<CustomLandingContent> = {
  draw: ({ story, landing, ended }, read) => (
    <CustomLanding
      landing={landing}
      ended={ended}
      hasOwnHead={story.content.layout === 'custom-landing-pages'}
      homeHref={pathFor(routeNamed('home'), {}, read.place)}
      context={around(read, story.content.title).context}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
