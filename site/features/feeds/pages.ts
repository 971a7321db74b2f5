import { msg } from '@lingui/core/macro'
import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { matchPath } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { RouteName } from '#site/routing/route-table.ts'
import { calendarPath, eventCalendarPath, newsFeedPath } from './feed-addresses.ts'

const newsroom: readonly RouteName[] = [
  'home',
  'events-and-news',
  'news-about-us',
  'news-about-us-slug',
  'press-releases',
  'press-releases-slug',
]
const calendar: readonly RouteName[] = ['events-and-news', 'events', 'events-slug']

export const feedsPages = defineFeaturePages({
  kinds: {},
  headLinks: [
    {
      type: 'application/rss+xml',
      pathOf: ({ route, locale }) => (newsroom.some((name) => name === route) ? newsFeedPath(locale) : undefined),
    },
    {
      type: 'text/calendar',
      pathOf: ({ route, locale }) => (calendar.some((name) => name === route) ? calendarPath(locale) : undefined),
    },
  ],
  eventLinks: [{ label: msg`Add to calendar`, pathOf: calendarOf }],
})

/** An event in another place of the website, such as a country's own section, has no calendar of its own. */
function calendarOf({ siteContext, path }: { siteContext: SiteContext; path: string }): string | undefined {
  const match = matchPath(path, siteContext.market)
  const slug = match?.route.name === 'events-slug' ? match.params['slug'] : undefined
  return slug === undefined ? undefined : eventCalendarPath(siteContext.locale, slug)
}
