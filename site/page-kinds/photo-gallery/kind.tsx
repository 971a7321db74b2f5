import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import type { PhotoGalleryContent } from './load.ts'
import { PhotoGallery } from './photo-gallery.tsx'

export const photoGallery: PageKind<PhotoGalleryContent> = {
  render: ({ story }, read) => <PhotoGallery gallery={story.content} {...around(read, story.content.title)} />,
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
}
