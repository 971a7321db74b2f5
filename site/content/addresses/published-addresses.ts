import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type MarketId, markets } from '#site/routing/markets.ts'
import { addressOf, alternatesOf } from '#site/routing/stories/story-location.ts'
import { readingDrafts } from '../client/draft-reading.ts'
import { languageOf } from '../delivery/content-language.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { getDraftStory } from '../stories/get-draft-story.ts'
import { getStoryAt } from '../stories/get-story.ts'
import { knownOrCompared, withPublishedLanguages } from '../translations/with-translations.ts'

/** A path at which visitors find a story now, and the markets whose websites have it. */
export type PublishedAddress = { story: number; locale: LocaleCode; path: string; markets: readonly MarketId[] }

/** Most stories whose texts are compared; of more, names and slugs tell the languages until they were compared. */
const mostCompared = 5

/**
 * The paths of stories for visitors, in every language and market; none of a story that is not published.
 * @param ids numbers of stories
 * @param served markets that have a website
 * @throws CatalogueError content-unavailable
 */
export async function publishedAddresses(
  ids: readonly number[],
  served: readonly MarketId[],
): Promise<PublishedAddress[]> {
  const compare = ids.length <= mostCompared ? withPublishedLanguages : knownOrCompared
  const lists = await Promise.all(
    ids.map(async (id) => {
      const published = await publishedStory(id)
      return published ? addressesOf(await compare(published), served) : []
    }),
  )
  return lists.flat()
}

/** Addresses change at once, also of a published story; the draft is read from the service and has them without a cache. */
async function publishedStory(id: number): Promise<WireStory | undefined> {
  const draft = await readingDrafts(() => getDraftStory(id, 'es'))
  const published = draft && (await getStoryAt(addressOf(draft), languageOf('es')))
  if (!published) return undefined
  const { full_slug, default_full_slug, translated_slugs } = draft
  return { ...published, full_slug, default_full_slug, translated_slugs }
}

function addressesOf(story: WireStory, served: readonly MarketId[]): PublishedAddress[] {
  const byPath = new Map<string, { locale: LocaleCode; markets: MarketId[] }>()
  for (const market of served) {
    for (const { locale, href } of alternatesOf(story, markets[market])) {
      const known = byPath.get(href)
      if (known) known.markets.push(market)
      else byPath.set(href, { locale, markets: [market] })
    }
  }
  return [...byPath].map(([path, { locale, markets: found }]) => ({ story: story.id, locale, path, markets: found }))
}
