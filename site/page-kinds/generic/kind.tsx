import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { GenericPage } from './generic-page.tsx'
import type { GenericContent } from './load.ts'

export const generic: PageKind<GenericContent> = {
  render: ({ story, body }, read) => (
    <GenericPage page={story.content} body={body} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
}
