import { msg } from '@lingui/core/macro'
import type { EventLink } from '#site/page-kinds/feature-pages.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { eventCalendarPath } from './feed-addresses.ts'

/** An event in another place of the website, such as a country's own section, has no calendar of its own. */
export const calendarLink: EventLink = {
  label: msg`Add to calendar`,
  pathOf({ siteContext, path }) {
    const match = matchPath(path, siteContext.market)
    const slug = match?.route.name === 'events-slug' ? match.params['slug'] : undefined
    return slug === undefined ? undefined : eventCalendarPath(siteContext.locale, slug)
  },
}
