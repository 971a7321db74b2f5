import { load } from '#load/extranet/home'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetHome } from './extranet-home.tsx'

export const extranetHome = definePageKind('extranet-home', {
  load,
  render: (page, props) => <ExtranetHome page={page.story.content} {...page} {...props} />,
})
