import { load } from '#load/photo-gallery'
import { definePageKind } from '../page-kind.ts'
import { PhotoGallery } from './photo-gallery.tsx'

export const photoGallery = definePageKind('photo-gallery', {
  load,
  render: ({ story }, props) => <PhotoGallery gallery={story.content} {...props} />,
  describe: ({ story }) => story.content.teaser,
})
