import 'server-only'
import { type NewsItem, newsItem } from 'component-schemas/content-types/news-item/schema.ts'
import { listNews } from '#site/content/listings/list-news.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { featureNewsParts } from '#site/features.lists.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

/** Other stories below one of the newsroom. */
const mostMore = 3

/** Reads what a feature adds below a story; its renderer knows what it is. */
type ReadPart = (content: NewsItem, siteContext: SiteContext) => Promise<unknown>

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, newsItem)
  const { channel, body: blocks } = story.content
  const [body, latest, parts] = await Promise.all([
    resolveListings(blocks ?? [], siteContext),
    listNews({ items: [], channel, limit: mostMore + 1 }, siteContext),
    Promise.all(
      Object.entries<ReadPart>(featureNewsParts).map(async ([name, read]) => ({
        name,
        read: await read(story.content, siteContext),
      })),
    ),
  ])
  const more = latest.filter(({ uuid }) => uuid !== wire.uuid).slice(0, mostMore)
  return { story, body, more, parts }
}
