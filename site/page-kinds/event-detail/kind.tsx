import { load } from '#load/event-detail'
import { eventData } from '#site/page-kinds/seo/event-data.ts'
import { eventCalendarPath } from '#site/routing/feed-addresses.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { definePageKind, type Surroundings } from '../page-kind.ts'
import { EventDetail } from './event-detail.tsx'

export const eventDetail = definePageKind('event-detail', {
  load,
  render: (page, props, read) => (
    <EventDetail event={page.story.content} {...page} {...props} calendar={calendarOf(read)} />
  ),
  nameOf: ({ story }) => ({ eventTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
  subject: ({ story }, { url, siteName }) => {
    const { title, teaser, cover, ...details } = story.content
    return eventData({ name: title, url, description: teaser, image: cover?.src, organizer: siteName, ...details })
  },
})

/** An event in another place of the website, such as a country's own section, has no calendar of its own. */
function calendarOf({ siteContext, path }: Pick<Surroundings, 'siteContext' | 'path'>): string | undefined {
  const match = matchPath(path, siteContext.market)
  const slug = match?.route.name === 'events-slug' ? match.params['slug'] : undefined
  return slug === undefined ? undefined : eventCalendarPath(siteContext.locale, slug)
}
