import type { LandingContent } from '#site/content/pages/landing.ts'
import { LandingPage } from '#site/templates/landing-page/landing-page.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const landing: PageKind<LandingContent> = {
  draw: ({ story, body }, read) => (
    <LandingPage page={story.content} body={body} context={around(read, story.content.title).context} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
