import type { BulletinDetailContent } from '#site/content/pages/bulletin-detail.ts'
import { BulletinDetail } from '#site/templates/bulletin-detail/bulletin-detail.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const bulletinDetail: PageKind<BulletinDetailContent> = {
  draw: ({ story, affected, download }, read) => (
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
