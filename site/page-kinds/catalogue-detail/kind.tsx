import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { CatalogueDetail } from './catalogue-detail.tsx'
import type { CatalogueDetailContent } from './load.ts'

export const catalogueDetail: PageKind<CatalogueDetailContent> = {
  render: ({ story, download }, read) => (
    <CatalogueDetail catalogue={story.content} download={download} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story: { content } }) => ({ pageTitle: `${content.title} ${content.year}` }),
  describe: ({ story }) => story.content.teaser,
}
