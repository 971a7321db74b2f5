import { load } from '#load/extranet/notices'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetNotices } from './extranet-notices.tsx'

export const extranetNotices = definePageKind('extranet-notices', {
  load,
  render: (page, props) => <ExtranetNotices page={page.story.content} {...page} {...props} />,
})
