import 'server-only'
import type { PageCard } from 'component-schemas/cards/resolved-data.ts'
import { page } from 'component-schemas/content-types/page/schema.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { listStories, listStoriesByUuid } from './list-stories.ts'

/** One page of the service's lists; titles are sorted among these. */
const mostPages = 100

/** Fields a card does not show. */
const notOnCards = ['body']

type FolderOrder = 'folder' | 'title' | 'newest'

export type PagesQuery = {
  /** uuids chosen by hand; an empty list: the folder. */
  items: readonly string[]
  /** Path below the shared folder, such as `recursos`. */
  folder?: string | undefined
  order: FolderOrder
  /** 1 to 100. */
  limit: number
}

/** How the service sorts; titles are sorted here, as the reader's language does. */
const sorting: Readonly<Record<FolderOrder, string>> = {
  folder: 'position:desc',
  title: 'content.title:asc',
  newest: 'first_published_at:desc',
}

/** Pages that have an address: the chosen ones in the editor's order, or those of a folder without its own first page. */
export async function listPages(
  { items, folder, order, limit }: PagesQuery,
  siteContext: SiteContext,
): Promise<PageCard[]> {
  if (items.length > 0) {
    return pageCards(await listStoriesByUuid(items, siteContext.locale, notOnCards), siteContext).slice(0, limit)
  }
  if (folder === undefined) return []
  const { stories } = await listStories({
    contentType: 'page',
    folder,
    market: siteContext.market,
    locale: siteContext.locale,
    perPage: mostPages,
    sortBy: sorting[order],
    without: notOnCards,
  })
  const below = stories.filter((wire) => splitAddress(addressOf(wire)).rest !== folder)
  const cards = pageCards(below, siteContext)
  return (order === 'title' ? byTitle(cards, siteContext) : cards).slice(0, limit)
}

function byTitle(cards: readonly PageCard[], { locale }: SiteContext): PageCard[] {
  const collator = new Intl.Collator(locale)
  return cards.toSorted((a, b) => collator.compare(a.title, b.title))
}

function pageCards(stories: readonly WireStory[], siteContext: SiteContext): PageCard[] {
  return stories.flatMap((wire) => {
    const parsed = page.content.safeParse(resolveLinks(wire.content, siteContext))
    const href = pathForStory(wire, siteContext)
    if (!parsed.success || href === undefined) return []
    const { title, seo } = parsed.data
    return [{ uuid: wire.uuid, title, href, image: seo?.image, teaser: seo?.description }]
  })
}
