import 'server-only'
import { isReadingDrafts } from '#site/content/client/draft-reading.ts'
import type { RequestedStory } from '#site/content/stories/typed-story.ts'
import { getOwnSessions } from '#site/identity/customer.ts'
import { getShell } from '#site/page-kinds/extranet/shell.ts'
import { timeZoneOf } from '#site/server/preview/market-time.ts'

/** Where the customer is logged in; a draft shows no sessions. */
export async function load(requestedPage: RequestedStory) {
  const shell = await getShell(requestedPage)
  const devices = isReadingDrafts() ? [] : await getOwnSessions()
  return { ...shell, devices, timeZone: timeZoneOf(requestedPage.siteContext.market) }
}
