import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type NarrowedDownloads, narrowDownloads } from '#site/content/queries/narrow-downloads.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'
import { locales } from '#site/routing/locales.ts'

type DownloadsSkeletonContent = { story: Story<Page> } & NarrowedDownloads

/** A page whose lists of files readers narrow together. */
export async function load(
  wire: WireStory,
  { siteContext, query, pageNumber }: RequestedPage,
): Promise<DownloadsSkeletonContent | undefined> {
  if (pageNumber > 1) return undefined
  const story = typedStory(wire, siteContext, page)
  const body = await resolveListings(story.content.body ?? [], siteContext)
  return { story, ...narrowDownloads(body, { query, locale: locales[siteContext.locale].iso }) }
}
