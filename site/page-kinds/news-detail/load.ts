import 'server-only'
import { newsItem } from 'component-schemas/content-types/news-item/schema.ts'
import { athletesNamed } from '#site/content/listings/list-athletes.ts'
import { listNews } from '#site/content/listings/list-news.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

/** Other stories below one of the newsroom. */
const mostMore = 3

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, newsItem)
  const { channel, body: blocks, athletes: named } = story.content
  const [body, latest, athletes] = await Promise.all([
    resolveListings(blocks ?? [], siteContext),
    listNews({ items: [], channel, limit: mostMore + 1 }, siteContext),
    athletesNamed(named, siteContext),
  ])
  const more = latest.filter(({ uuid }) => uuid !== wire.uuid).slice(0, mostMore)
  return { story, body, more, athletes }
}
