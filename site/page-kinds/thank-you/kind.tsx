import { load } from '#load/generic'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { definePageKind } from '../page-kind.ts'
import { ThankYou } from './thank-you.tsx'

export const thankYou = definePageKind('thank-you', {
  load,
  render: ({ story, body }, props, read) => (
    <ThankYou
      page={story.content}
      body={body}
      homeHref={pathFor(routeNamed('home'), {}, read.siteContext)}
      context={props.context}
    />
  ),
})
