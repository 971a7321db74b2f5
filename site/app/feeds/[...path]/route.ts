import { respondToFeed } from '#site/features/feeds/respond-to-feed.ts'
import { orAway } from '#site/page-kinds/seo/or-unavailable.ts'

export const dynamic = 'force-dynamic'

/** What programs subscribe to: news and events (`features/feeds/feed-addresses.ts`). */
export async function GET(request: Request): Promise<Response> {
  return await orAway(() => respondToFeed(request))
}
