import 'server-only'
import { isReadingDrafts } from '#site/content/client/draft-reading.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { getOwnSessions } from '#site/identity/customer.ts'
import { timeZoneOf } from '#site/server/preview/market-time.ts'
import { getShell } from '../shell.ts'

/** Where the customer is logged in; a draft shows no sessions. */
export async function load(wire: WireStory, requestedPage: RequestedPage) {
  const shell = await getShell(wire, requestedPage)
  const devices = isReadingDrafts() ? [] : await getOwnSessions()
  return { ...shell, devices, timeZone: timeZoneOf(requestedPage.siteContext.market) }
}
