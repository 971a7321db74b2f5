import 'server-only'
import type { NewsChannel } from 'component-schemas/kinds/news-channels.ts'
import type { RequestedPage } from '../stories/requested-page.ts'
import { listNewsPage } from './list-news.ts'
import type { Listed } from './listed.ts'
import { pageSizes, readListing } from './listing.ts'

/** The stories of one channel of the newsroom, the newest first. */
export function newsOf(channel: NewsChannel) {
  return async ({ siteContext, pageNumber }: RequestedPage): Promise<Listed | undefined> => {
    const readPage = async (page: number) => {
      const { news, total } = await listNewsPage({ channel, page, perPage: pageSizes.others }, siteContext)
      return { items: news.map((card) => ({ kind: 'news', card }) as const), total }
    }
    const listing = await readListing(readPage, pageNumber, pageSizes.others)
    return listing && { listing, filters: [] }
  }
}
