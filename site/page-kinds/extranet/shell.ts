import 'server-only'
import { type ExtranetPage, extranetPage } from 'component-schemas/content-types/extranet-page/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import type { Story } from '#site/content/stories/story.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { requireOpen } from '#site/extranet/closed-stories.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

/** What every page of the extranet that an editor composes has. */
export type Shell = { story: Story<ExtranetPage>; body: ResolvedBody }

export async function getShell({ wire, siteContext }: RequestedStory): Promise<Shell> {
  const story = await openTyped(wire, siteContext, extranetPage)
  return { story, body: await resolveListings(story.content.body ?? [], siteContext) }
}

/**
 * The story of a page as one of a content type. Every kind of the extranet reads its own story here: the customer is authorised again,
 * whatever loads the page.
 * @throws CatalogueError login-required; access-forbidden when it is for other customers; page-not-found
 */
export async function openTyped<Content extends object>(
  wire: WireStory,
  siteContext: SiteContext,
  type: Parameters<typeof typedStory<Content>>[2],
): Promise<Story<Content>> {
  await requireOpen(wire)
  return typedStory(wire, siteContext, type)
}

/** The folder whose stories a page lists, below that of the market: `extranet/catalogos/llaves`. */
export function folderOf({ address }: Pick<Story<unknown>, 'address'>): string {
  return address.split('/').slice(1).join('/')
}
