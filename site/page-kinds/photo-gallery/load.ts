import 'server-only'
import { type Gallery, gallery } from 'component-schemas/content-types/gallery/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

type PhotoGalleryContent = { story: Story<Gallery> }

export async function load(wire: WireStory, { siteContext }: RequestedPage): Promise<PhotoGalleryContent> {
  return { story: typedStory(wire, siteContext, gallery) }
}
