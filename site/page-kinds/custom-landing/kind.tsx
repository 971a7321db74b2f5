import { load } from '#load/custom-landing'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { definePageKind } from '../page-kind.ts'
import { CustomLanding } from './custom-landing.tsx'
import { editedLanding } from './edit-landing.ts'

export const customLanding = definePageKind('custom-landing', {
  load,
  draft: { storedIn: ({ made }) => made.content, edit: editedLanding },
  render: ({ story, landing, ended }, props, read) => (
    <CustomLanding
      landing={landing}
      ended={ended}
      hasOwnHead={story.content.layout === 'custom-landing-pages'}
      homeHref={pathFor(routeNamed('home'), {}, read.siteContext)}
      context={props.context}
    />
  ),
})
