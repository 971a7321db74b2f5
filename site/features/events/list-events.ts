import 'server-only'
import type { EventCard } from 'component-schemas/cards/newsroom-cards.ts'
import { eventStatus, nextStatusChange } from 'component-schemas/content-types/event/event-status.ts'
import { type Event, event } from 'component-schemas/content-types/event/schema.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { listWholeKind } from '#site/content/listings/list-whole-kind.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'

/** Fields that a card does not show; excluded from list requests. */
const notOnCards = ['body', 'seo', 'registration', 'gallery']

/** An event and, where it is a race, what readers filter by. */
export type ListedEvent = { card: EventCard; discipline: string | undefined }

/** Every event with its present status; the page is cached until the first of them starts or ends. */
export async function listEvents(siteContext: SiteContext, now: Date): Promise<ListedEvent[]> {
  const [stories, words] = await Promise.all([
    listWholeKind(event, siteContext, { sortBy: 'content.start:asc', without: notOnCards }),
    labelsOf(disciplines.slug, languageOf(siteContext.locale)),
  ])
  return stories.map(({ wire, content }) => {
    const { title, kind, discipline, start, end, timeZone, city, country, teaser, cover } = content
    const word = discipline === undefined ? undefined : (words[discipline] ?? discipline)
    const time = { start, end, timeZone, status: statusNow(content, now) }
    const about = { title, kind, discipline: word, city, country, teaser, image: cover }
    return { discipline, card: { uuid: wire.uuid, href: pathForStory(wire, siteContext), ...about, ...time } }
  })
}

/** The status of an event in this render. */
export function statusNow(times: Pick<Event, 'start' | 'end' | 'timeZone'>, now: Date): EventCard['status'] {
  const change = nextStatusChange(times, now)
  if (change) expireAt(change)
  return eventStatus(times, now)
}
