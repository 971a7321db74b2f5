import { msg } from '@lingui/core/macro'
import type { EventLink } from '#site/page-kinds/feature-pages.ts'
import { eventCalendarPath } from './feed-addresses.ts'

/** An event in another place of the website, such as a country's own section, has no calendar of its own. */
export const calendarLink: EventLink = {
  label: msg`Add to calendar`,
  pathOf({ siteContext, match: { route, params } }) {
    const slug = route.name === 'events-slug' ? params['slug'] : undefined
    return slug === undefined ? undefined : eventCalendarPath(siteContext.locale, slug)
  },
}
