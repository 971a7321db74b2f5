import { load } from '#load/athlete-detail'
import { definePageKind } from '../page-kind.ts'
import { AthleteDetail } from './athlete-detail.tsx'

export const athleteDetail = definePageKind('athlete-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: ({ story, disciplines, news }, props) => (
    <AthleteDetail athlete={story.content} disciplines={disciplines} news={news} {...props} />
  ),
  describe: ({ story }) => story.content.teaser,
})
