import 'server-only'
import { type Gallery, gallery } from 'component-schemas/content-types/gallery/schema.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type PhotoGalleryContent = { template: 'photo-gallery'; story: Story<Gallery> }

export async function getPhotoGallery(wire: WireStory, { place }: PageQuestion): Promise<PhotoGalleryContent> {
  return { template: 'photo-gallery', story: typedStory(wire, place, gallery) }
}
