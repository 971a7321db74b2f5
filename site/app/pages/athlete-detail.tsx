import type { AthleteDetailContent } from '#site/content/pages/athlete-detail.ts'
import { AthleteDetail } from '#site/templates/athlete-detail/athlete-detail.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const athleteDetail: PageKind<AthleteDetailContent> = {
  draw: ({ story, disciplines, news }, read) => (
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
