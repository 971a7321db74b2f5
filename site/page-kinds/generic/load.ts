import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

export type GenericContent = { story: Story<Page>; body: ResolvedBody }

export async function load(wire: WireStory, { siteContext }: RequestedPage): Promise<GenericContent> {
  const story = typedStory(wire, siteContext, page)
  return { story, body: await resolveListings(story.content.body ?? [], siteContext) }
}
