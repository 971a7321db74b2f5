import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import type { RouteName } from '#site/routing/route-table.ts'
import { calendarPath, newsFeedPath } from './feed-addresses.ts'

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
})
