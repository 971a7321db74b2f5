import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { AthleteDetail } from './athlete-detail.tsx'
import type { AthleteDetailContent } from './load.ts'

export const athleteDetail: PageKind<AthleteDetailContent> = {
  render: ({ story, disciplines, news }, read) => (
    <AthleteDetail
      athlete={story.content}
      disciplines={disciplines}
      news={news}
      {...around(read, story.content.name)}
    />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.name }),
  describe: ({ story }) => story.content.teaser,
}
