import { load } from '#load/extranet/galleries'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetGalleries } from './extranet-galleries.tsx'

export const extranetGalleries = definePageKind('extranet-galleries', {
  load,
  render: (page, props) => <ExtranetGalleries page={page.story.content} {...page} {...props} />,
})
