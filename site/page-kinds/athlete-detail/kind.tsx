import { load } from '#load/athlete-detail'
import { definePageKind } from '../page-kind.ts'
import { AthleteDetail } from './athlete-detail.tsx'

export const athleteDetail = definePageKind('athlete-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: (page, props) => <AthleteDetail athlete={page.story.content} {...page} {...props} />,
  describe: ({ story }) => story.content.teaser,
})
