import 'server-only'
import { event } from 'component-schemas/content-types/event/schema.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { arrangeEvents } from '#site/content/listings/arrange-events.ts'
import { listEvents, statusNow } from '#site/content/listings/list-events.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { galleryNamed } from '#site/content/stories/gallery-named.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

/** Other events below one. */
const mostMore = 3

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, event)
  const { discipline, gallery, body: blocks } = story.content
  const now = pageMoment()
  const [body, labels, named, events] = await Promise.all([
    resolveListings(blocks ?? [], siteContext),
    labelsOf(disciplines.slug, languageOf(siteContext.locale)),
    galleryNamed(gallery, siteContext),
    listEvents(siteContext, now),
  ])
  const others = arrangeEvents(events, { query: {}, labels, locale: siteContext.locale }).matching.map(
    ({ card }) => card,
  )
  const coming = others.filter(({ uuid, status }) => uuid !== wire.uuid && status !== 'ended')
  return {
    story,
    body,
    status: statusNow(story.content, now),
    discipline: discipline === undefined ? undefined : (labels[discipline] ?? discipline),
    gallery: named,
    more: coming.slice(0, mostMore),
  }
}
