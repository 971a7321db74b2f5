import 'server-only'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { withOwnLanguage } from '#site/content/translations/with-translations.ts'
import { templateOf } from '#site/routing/templates.ts'
import { type PageContent, pageKinds } from './registry.ts'

/**
 * The finished content of a public address.
 * @returns undefined when there is no such page, a page number beyond the last included
 * @throws CatalogueError content-unavailable
 */
export async function getPage(requestedPage: RequestedPage): Promise<PageContent | undefined> {
  // Pages behind the login are read by `readExtranetPage`, which authorises the customer.
  if (requestedPage.match.route.access !== 'public') return undefined
  const { match, siteContext } = requestedPage
  const wire = await getStory(match, siteContext.market)
  return wire && loadPage(await withOwnLanguage(wire, siteContext.locale), requestedPage)
}

/** The same of a story that is known already: of the extranet, a draft, or one that an editor has not saved. */
export async function loadPage(wire: WireStory, requestedPage: RequestedPage): Promise<PageContent | undefined> {
  return await pageKinds[templateOf(requestedPage.match.route, wire.content)].load({ ...requestedPage, wire })
}
