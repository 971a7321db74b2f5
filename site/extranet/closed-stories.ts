import 'server-only'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { type ExtranetReader, requireReader } from './require-reader.ts'

/**
 * The only access to stories behind the login. Each call authorizes the reader again and returns only what this
 * customer may read. An editor in the preview sees the stories of all customers.
 */

type Kind<Content> = Parameters<typeof listWholeKind<Content>>[0]

export type OpenStory<Content> = { wire: WireStory; content: Content }

/**
 * The story of an address.
 * @returns undefined when there is none
 * @throws CatalogueError login-required; access-forbidden when the story is for other customers; content-unavailable
 */
export async function openStory(match: Match, market: Market): Promise<WireStory | undefined> {
  const reader = await requireReader()
  const story = await getStory(match, market)
  if (story) refuseClosed(story, reader)
  return story
}

/**
 * For a story that is known already: an editor's draft, or one that was read by its address.
 * @throws CatalogueError login-required; access-forbidden when it is for other customers; content-unavailable
 */
export async function requireOpen(story: WireStory): Promise<void> {
  refuseClosed(story, await requireReader())
}

function refuseClosed(story: WireStory, { isOpen, name }: ExtranetReader): void {
  if (isOpen(story)) return
  throw new CatalogueError('access-forbidden', `${story.full_slug} is for other customers than ${name}`)
}

/**
 * Every story of a kind that the customer may read, in the order asked for.
 * @param question `folder` is a path below that of the market, such as `extranet/catalogos`
 * @throws CatalogueError login-required, content-unavailable
 */
export async function listOpen<Content>(
  kind: Kind<Content>,
  siteContext: SiteContext,
  { sortBy, folder }: { sortBy?: string; folder?: string } = {},
): Promise<OpenStory<Content>[]> {
  const reader = await requireReader()
  const stories = await listWholeKind(kind, siteContext, sortBy === undefined ? {} : { sortBy })
  return stories.filter(({ wire }) => reader.isOpen(wire) && isBelow(wire, folder))
}

function isBelow(wire: WireStory, folder: string | undefined): boolean {
  if (folder === undefined) return true
  return splitAddress(addressOf(wire)).rest.startsWith(`${folder}/`)
}

/**
 * The given stories that the customer may read, in the given order.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function listOpenByUuid(
  uuids: readonly string[],
  { locale }: Pick<SiteContext, 'locale'>,
): Promise<WireStory[]> {
  const reader = await requireReader()
  if (uuids.length === 0) return []
  return (await listStoriesByUuid(uuids, locale)).filter(reader.isOpen)
}
