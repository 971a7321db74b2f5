import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { PageKind } from '../page-kind.ts'
import type { ThankYouContent } from './load.ts'
import { ThankYou } from './thank-you.tsx'

export const thankYou: PageKind<ThankYouContent> = {
  render: ({ story, body }, read) => (
    <ThankYou
      page={story.content}
      body={body}
      homeHref={pathFor(routeNamed('home'), {}, read.siteContext)}
      context={around(read, story.content.title).context}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
