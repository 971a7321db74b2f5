import { load } from '#load/features/photo-galleries'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { PhotoGallery } from './photo-gallery.tsx'

export const photoGallery = definePageKind('photo-gallery', {
  load,
  render: ({ story }, props) => <PhotoGallery gallery={story.content} {...props} />,
  describe: ({ story }) => story.content.teaser,
})
