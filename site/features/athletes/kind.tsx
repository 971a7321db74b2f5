import { load } from '#load/features/athletes'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { AthleteDetail } from './athlete-detail.tsx'

export const athleteDetail = definePageKind('athlete-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: (page, props) => <AthleteDetail athlete={page.story.content} {...page} {...props} />,
  describe: ({ story }) => story.content.teaser,
})
