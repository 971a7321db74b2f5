import 'server-only'
import { parseStoryContent } from 'component-schemas/parse/parse-content.ts'
import { checkRedirect } from '#site/content/addresses/check-redirect.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listDownloadCards, toDownloadCard } from '#site/content/downloads/list-downloads.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import { markets } from '#site/routing/markets.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import type { RecordPreview, WebsiteRedirect } from './record-preview.ts'

/**
 * What a story without a page changes for visitors.
 * @returns undefined while the story lacks what it must have
 * @throws CatalogueError content-unavailable
 */
export async function loadRecordPreview(wire: WireStory, siteContext: SiteContext): Promise<RecordPreview | undefined> {
  const content = parseStoryContent(resolveLinks(wire.content, siteContext))
  switch (content.component) {
    case 'unsupported':
      return undefined
    case 'redirect':
      return { kind: 'redirect', websites: await checkWebsites(wire) }
    case 'download': {
      const identity = { uuid: wire.uuid, href: undefined, locale: siteContext.locale }
      return { kind: 'download', card: await toDownloadCard(content, identity) }
    }
    case 'download_folder': {
      const { title, teaser, items } = content
      const downloads = await listDownloadCards(items, siteContext)
      return { kind: 'folder', group: { uuid: wire.uuid, title, teaser, downloads } }
    }
    default:
      return { kind: 'unseen' }
  }
}

/** The redirect on every public website. */
async function checkWebsites(wire: WireStory): Promise<WebsiteRedirect[]> {
  const websites = env.SITE_HOSTS.filter(({ isPublic }) => isPublic)
  return await Promise.all(
    websites.map(async ({ market, websiteUri }) => ({
      website: websiteUri,
      ...(await checkRedirect(wire, markets[market])),
    })),
  )
}
