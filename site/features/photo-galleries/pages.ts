import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { photoGallery } from './kind.tsx'

export const photoGalleriesPages = defineFeaturePages({
  kinds: { 'photo-gallery': photoGallery },
})
