import { load } from '#load/features/passing-files'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetShares } from './extranet-shares.tsx'

export const extranetShares = definePageKind('extranet-shares', {
  load,
  render: (page, props) => <ExtranetShares page={page.story.content} {...page} {...props} />,
})
