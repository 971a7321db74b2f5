import type { GenericContent } from '#site/content/pages/generic.ts'
import { GenericPage } from '#site/templates/generic-page/generic-page.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const generic: PageKind<GenericContent> = {
  draw: ({ story, body }, read) => (
    <GenericPage page={story.content} body={body} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
