import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { LandingPage } from './landing-page.tsx'
import type { LandingContent } from './load.ts'

export const landing: PageKind<LandingContent> = {
  render: ({ story, body }, read) => (
    <LandingPage page={story.content} body={body} context={around(read, story.content.title).context} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
