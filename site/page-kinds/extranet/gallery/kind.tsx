import { load } from '#load/extranet/gallery'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetGallery } from './extranet-gallery.tsx'

export const extranetGallery = definePageKind('extranet-gallery', {
  load,
  render: (page, props) => <ExtranetGallery gallery={page.story.content} {...page} {...props} />,
})
