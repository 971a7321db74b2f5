import type { ThankYouContent } from '#site/content/pages/thank-you.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { ThankYou } from '#site/templates/thank-you/thank-you.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const thankYou: PageKind<ThankYouContent> = {
  draw: ({ story, body }, read) => (
    <ThankYou
      page={story.content}
      body={body}
      homeHref={pathFor(routeNamed('home'), {}, read.place)}
      context={around(read, story.content.title).context}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
