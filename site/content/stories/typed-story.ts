import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { addressOf, alternatesOf } from '#site/routing/stories/story-location.ts'
import { CatalogueError } from '#site/server/errors.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { refusedIn } from './refused-in.ts'
import { reportUnsupported } from './report-unsupported.ts'
import type { RequestedPage } from './requested-page.ts'
import { resolveLinks } from './resolve-links.ts'
import type { Story } from './story.ts'

/** What a page is loaded from: its request, with the story that its address has, as it was delivered. */
export type RequestedStory = RequestedPage & { wire: WireStory }

type Parser<Content> = { name: string; content: { safeParse: (wire: unknown) => ParseResult<Content> } }
type ParseResult<Content> = { success: true; data: Content } | { success: false; error: Error }

/**
 * A delivered story as one of a kind, its links resolved.
 * @throws CatalogueError page-not-found when the story is of another kind than its address, or lacks what it must have
 */
export function typedStory<Content extends object>(
  wire: WireStory,
  siteContext: SiteContext,
  type: Parser<Content>,
): Story<Content> {
  const address = addressOf(wire)
  const parsed = type.content.safeParse(resolveLinks(wire.content, siteContext))
  if (!parsed.success) {
    throw new CatalogueError('page-not-found', `${address} is no usable ${type.name}: ${parsed.error.message}`)
  }
  for (const refused of refusedIn(parsed.data)) reportUnsupported(address, refused)
  const { id, uuid, name } = wire
  return { id, uuid, name, address, alternates: alternatesOf(wire, siteContext.market), content: parsed.data }
}
