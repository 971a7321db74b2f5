import { load } from '#load/catalogue-detail'
import { definePageKind } from '../page-kind.ts'
import { CatalogueDetail } from './catalogue-detail.tsx'

export const catalogueDetail = definePageKind('catalogue-detail', {
  load,
  render: ({ story, download }, props) => <CatalogueDetail catalogue={story.content} download={download} {...props} />,
  nameOf: ({ story: { content } }) => ({ pageTitle: `${content.title} ${content.year}` }),
  describe: ({ story }) => story.content.teaser,
})
