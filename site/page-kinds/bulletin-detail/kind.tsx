import { load } from '#load/bulletin-detail'
import { definePageKind } from '../page-kind.ts'
import { BulletinDetail } from './bulletin-detail.tsx'

export const bulletinDetail = definePageKind('bulletin-detail', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, affected, download }, props) => (
    <BulletinDetail bulletin={story.content} affected={affected} download={download} {...props} />
  ),
  nameOf: ({ story: { content } }) => ({ pageTitle: `${content.number}: ${content.title}` }),
  describe: ({ story }) => story.content.teaser,
})
