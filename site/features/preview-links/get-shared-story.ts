import 'server-only'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getDraftStory } from '#site/content/stories/get-draft-story.ts'
import { isOfRelease } from '#site/features/planned-previews/plan/as-released.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type MarketId, markets } from '#site/routing/markets.ts'
import { type Place, publicPlaceOf } from '#site/routing/stories/public-place.ts'

/** What a preview link says of the stories that it shows. */
type Shared = { storyId: number | undefined; market: MarketId; locale: LocaleCode }

type SharedStory = { story: WireStory; place: Place }

/**
 * The draft of a story with its public page, for the receiver of a preview link, inside of `readingDrafts`. A link of a whole release has
 * it only while the delivery API says that it is of the release, with this request: nothing is cached.
 * @returns undefined where the link does not show the story: it was deleted, has left the release, or has no page there that is open to
 * visitors
 * @throws CatalogueError content-unavailable
 */
export async function getSharedStory(
  { storyId: only, market, locale }: Shared,
  storyId: number,
): Promise<SharedStory | undefined> {
  const story = await getDraftStory(storyId, locale)
  if (!story || !(only === undefined ? isOfRelease(story) : only === storyId)) return undefined
  const place = publicPlaceOf(story, { market: markets[market], locale })
  return place && { story, place }
}
