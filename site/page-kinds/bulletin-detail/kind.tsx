import { load } from '#load/bulletin-detail'
import { definePageKind } from '../page-kind.ts'
import { BulletinDetail } from './bulletin-detail.tsx'

export const bulletinDetail = definePageKind('bulletin-detail', {
  load,
  render: (page, props) => <BulletinDetail bulletin={page.story.content} {...page} {...props} />,
  nameOf: ({ story: { content } }) => ({ pageTitle: `${content.number}: ${content.title}` }),
  describe: ({ story }) => story.content.teaser,
})
