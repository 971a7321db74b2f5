import { load } from '#load/extranet/notice'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetNotice } from './extranet-notice.tsx'

export const extranetNotice = definePageKind('extranet-notice', {
  load,
  render: (page, props) => <ExtranetNotice notice={page.story.content} {...page} {...props} />,
})
