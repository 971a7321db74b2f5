import 'server-only'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { pageMoment } from '../client/draft-reading.ts'
import { languageOf } from '../delivery/content-language.ts'
import { labelsOf } from '../stories/get-labels.ts'
import type { RequestedPage } from '../stories/requested-page.ts'
import { arrangeEvents } from './arrange-events.ts'
import { listEvents } from './list-events.ts'
import { type Listed, listedOf } from './listed.ts'

/** Events at the moment of the page, by status and discipline. */
export async function listedEvents({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const [events, labels] = await Promise.all([
    listEvents(siteContext, pageMoment()),
    labelsOf(disciplines.slug, languageOf(siteContext.locale)),
  ])
  const { matching, filters } = arrangeEvents(events, { query, labels, locale: siteContext.locale })
  const entries = matching.map(({ card }) => ({ kind: 'event', card }) as const)
  return listedOf(entries, pageNumber, filters)
}
