import 'server-only'
import { type LocaleCode, sourceLocale } from '#site/routing/locales.ts'
import { type MarketId, marketIds, markets } from '#site/routing/markets.ts'
import { addressesOf, type HasStory, type PageAddress, pageKey } from '#site/routing/stories/addresses-of.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { readingDrafts } from '../client/draft-reading.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { getDraftStory } from '../stories/get-draft-story.ts'
import { getStoryAt } from '../stories/get-story.ts'
import { isCustomersForm } from '../stories/is-customers-form.ts'
import { redirectStories } from './list-redirects.ts'
import { readCountryBooks } from './page-versions.ts'

/** A path at which visitors find a story now, and the markets whose websites have it. */
export type PublishedAddress = { story: number; locale: LocaleCode; path: string; markets: readonly MarketId[] }

/** The redirect that leads on all addresses of a story that end together, once the story has another one or none. */
export type OfferedRedirect = {
  story: number
  from: string
  /** None means all. */
  markets: readonly MarketId[]
  addresses: readonly PublishedAddress[]
  /** Number of the redirect that there is for this old address already. */
  existing: number | undefined
}

/**
 * The paths of stories for visitors, in every language and market, fallbacks included, with a redirect for each group of them; none of a
 * story that is not published.
 * @param ids numbers of stories
 * @param served markets that have a website
 * @throws CatalogueError content-unavailable
 */
export async function publishedAddresses(
  ids: readonly number[],
  served: readonly MarketId[],
): Promise<{ addresses: PublishedAddress[]; redirects: OfferedRedirect[] }> {
  const [books, known, stories] = await Promise.all([
    readCountryBooks(),
    redirectStories(),
    Promise.all(ids.map(publishedStory)),
  ])
  const hasStory: HasStory = (address, locale) => books.get(splitAddress(address).folder)?.has(address, locale) ?? false
  const places = stories.flatMap((story) => (story ? [{ story, found: addressesOf(story, served, hasStory) }] : []))
  return {
    addresses: places.flatMap(({ story, found }) => byPath(story.id, found)),
    redirects: places.flatMap(({ story, found }) => offeredRedirects(story.id, found, { served, known })),
  }
}

/** Addresses change at once, also of a published story; the draft is read from the service and has them without a cache. */
async function publishedStory(id: number): Promise<WireStory | undefined> {
  const draft = await readingDrafts(() => getDraftStory(id, sourceLocale))
  const published = draft && (await getStoryAt(addressOf(draft), languageOf(sourceLocale)))
  if (!published || isCustomersForm(published)) return undefined
  const { full_slug, default_full_slug, translated_slugs } = draft
  return { ...published, full_slug, default_full_slug, translated_slugs }
}

function byPath(story: number, found: readonly PageAddress[]): PublishedAddress[] {
  return [...Map.groupBy(found, ({ path }) => path)].map(([path, same]) => {
    return { story, path, locale: same[0]?.locale ?? sourceLocale, markets: same.map(({ market }) => market) }
  })
}

type Around = { served: readonly MarketId[]; known: readonly WireStory[] }

/** Addresses with one key answer or end together; the first market that has them gives the redirect its old address. */
export function offeredRedirects(
  story: number,
  found: readonly PageAddress[],
  { served, known }: Around,
): OfferedRedirect[] {
  const shownIn = marketIds.filter((id) => found.some(({ market }) => market === id))
  const isEverywhere = served.every((id) => shownIn.includes(id))
  const groups = Map.groupBy(found, ({ path, market }) => pageKey(path, markets[market]) ?? path)
  return [...groups.values()].flatMap((group) => {
    const market = shownIn.find((id) => group.some((one) => one.market === id))
    const inMarket = group.filter((one) => one.market === market)
    const from = (inMarket.find(({ locale }) => locale === sourceLocale) ?? inMarket[0])?.path
    if (from === undefined) return []
    const existing = known.find(({ content }) => content['from'] === from)?.id
    return [{ story, from, markets: isEverywhere ? [] : shownIn, addresses: byPath(story, group), existing }]
  })
}
