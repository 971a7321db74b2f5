import 'server-only'
import type { NewsCard } from 'component-schemas/cards/resolved-data.ts'
import { newsItem } from 'component-schemas/content-types/news-item/schema.ts'
import type { NewsChannel } from 'component-schemas/kinds/news-channels.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { listStories, listStoriesByUuid } from './list-stories.ts'

/** Fields that a card does not show; excluded from list requests. */
const notOnCards = ['body', 'seo', 'source', 'tags', 'author']

export type NewsQuery = {
  /** uuids chosen by hand; an empty list: the newest. */
  items: readonly string[]
  /** undefined: every channel. */
  channel?: NewsChannel | undefined
  /** uuid; undefined: news about any athlete. */
  athlete?: string | undefined
  /** 1 to 100. */
  limit: number
}

/** Stories of the newsroom: the chosen ones in the editor's order, or the newest first. */
export async function listNews(
  { items, channel, athlete, limit }: NewsQuery,
  siteContext: SiteContext,
): Promise<NewsCard[]> {
  if (items.length > 0) {
    return newsCards(await listStoriesByUuid(items, siteContext.locale, notOnCards), siteContext).slice(0, limit)
  }
  return (await listNewsPage({ channel, athlete, page: 1, perPage: limit }, siteContext)).news
}

type NewsPage = {
  channel: NewsChannel | undefined
  athlete?: string | undefined
  page: number
  /** 1 to 100. */
  perPage: number
}

/** One page of the newsroom, the newest first, with the number of all its stories. */
export async function listNewsPage({ channel, athlete, page, perPage }: NewsPage, siteContext: SiteContext) {
  const { stories, total } = await listStories({
    contentType: 'news_item',
    market: siteContext.market,
    locale: siteContext.locale,
    page,
    perPage,
    sortBy: 'content.date:desc',
    without: notOnCards,
    filter: {
      ...(channel && { channel: { in: channel } }),
      ...(athlete && { athletes: { any_in_array: athlete } }),
    },
  })
  return { news: newsCards(stories, siteContext), total }
}

/** Stories as lists show them; those whose content cannot be used are left out. */
export function newsCards(stories: readonly WireStory[], siteContext: SiteContext): NewsCard[] {
  return stories.flatMap((wire) => {
    const parsed = newsItem.content.safeParse(resolveLinks(wire.content, siteContext))
    if (!parsed.success) return []
    const { title, date, teaser, cover, channel } = parsed.data
    return [{ uuid: wire.uuid, title, date, teaser, image: cover, channel, href: pathForStory(wire, siteContext) }]
  })
}
