import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { BulletinDetail } from './bulletin-detail.tsx'
import type { BulletinDetailContent } from './load.ts'

export const bulletinDetail: PageKind<BulletinDetailContent> = {
  render: ({ story, affected, download }, read) => (
    <BulletinDetail
      bulletin={story.content}
      affected={affected}
      download={download}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story: { content } }) => ({ pageTitle: `${content.number}: ${content.title}` }),
  describe: ({ story }) => story.content.teaser,
}
