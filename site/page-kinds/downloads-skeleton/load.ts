import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { narrowDownloads } from '#site/content/queries/narrow-downloads.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { locales } from '#site/routing/locales.ts'

/** A page whose lists of files readers narrow together. */
export async function load({ wire, siteContext, query, pageNumber }: RequestedStory) {
  if (pageNumber > 1) return undefined
  const story = typedStory(wire, siteContext, page)
  const body = await resolveListings(story.content.body ?? [], siteContext)
  return { story, ...narrowDownloads(body, { query, locale: locales[siteContext.locale].iso }) }
}
