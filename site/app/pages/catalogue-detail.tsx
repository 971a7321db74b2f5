import type { CatalogueDetailContent } from '#site/content/pages/catalogue-detail.ts'
import { CatalogueDetail } from '#site/templates/catalogue-detail/catalogue-detail.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const catalogueDetail: PageKind<CatalogueDetailContent> = {
  draw: ({ story, download }, read) => (
    <CatalogueDetail catalogue={story.content} download={download} {...around(read, story.content.title)} />
  ),
  nameOf: ({ story: { content } }) => ({ pageTitle: `${content.title} ${content.year}` }),
  describe: ({ story }) => story.content.teaser,
}
