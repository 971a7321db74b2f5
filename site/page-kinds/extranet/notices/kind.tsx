import { load } from '#load/extranet/notices'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetNotices } from './extranet-notices.tsx'

export const extranetNotices = definePageKind('extranet-notices', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: (page, props) => <ExtranetNotices page={page.story.content} {...page} {...props} />,
})
