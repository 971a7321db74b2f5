import 'server-only'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { type Listed, listedOf } from '#site/content/listings/listed.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { arrangeEvents } from './arrange-events.ts'
import { listEvents } from './list-events.ts'

/** The list of this feature, by the name of its route. */
export const eventsLists = { events: listedEvents }

/** Events at the moment of the page, by status and discipline. */
async function listedEvents({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const [events, labels] = await Promise.all([
    listEvents(siteContext, pageMoment()),
    labelsOf(disciplines.slug, languageOf(siteContext.locale)),
  ])
  const { matching, filters } = arrangeEvents(events, { query, labels, locale: siteContext.locale })
  const entries = matching.map(({ card }) => ({ kind: 'event', card }) as const)
  return listedOf(entries, pageNumber, filters)
}
