import type { PhotoGalleryContent } from '#site/content/pages/photo-gallery.ts'
import { PhotoGallery } from '#site/templates/photo-gallery/photo-gallery.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const photoGallery: PageKind<PhotoGalleryContent> = {
  draw: ({ story }, read) => <PhotoGallery gallery={story.content} {...around(read, story.content.title)} />,
  nameOf: ({ story }) => ({ pageTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
}
