import 'server-only'
import { tradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { photoCards } from '#site/extranet/gallery-cards.ts'
import { openTyped } from '../shell.ts'

/** One gallery: its photos with their renditions and rights. */
export async function load({ wire, siteContext }: RequestedStory) {
  const story = await openTyped(wire, siteContext, tradeGallery)
  const at = { address: story.address, locale: siteContext.locale }
  return { story, photos: await photoCards(story.content.photos, at) }
}
