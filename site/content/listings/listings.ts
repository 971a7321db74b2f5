import 'server-only'
import { featureLists } from '#site/features.lists.ts'
import type { RouteName } from '#site/routing/route-table.ts'
import type { RequestedPage } from '../stories/requested-page.ts'
import { bulletinsOf } from './bulletins.ts'
import { cataloguesOf } from './catalogues.ts'
import type { Listed } from './listed.ts'
import { newsOf } from './news.ts'
import { officesOf } from './offices.ts'

export type ReadList = (requestedPage: RequestedPage) => Promise<Listed | undefined>

/** The list of each route with the template `general-listing`; one row a route. */
const rows: Partial<Record<RouteName, ReadList>> = {
  'news-about-us': newsOf('news-about-us'),
  'press-releases': newsOf('press-release'),
  contacts: officesOf,
  'resources-bulletins': bulletinsOf,
  'resources-catalogues': cataloguesOf,
  ...featureLists,
}

export const listings: ReadonlyMap<string, ReadList> = new Map(Object.entries(rows))
