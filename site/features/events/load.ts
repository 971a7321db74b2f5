import 'server-only'
import { event } from 'component-schemas/content-types/event/schema.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { featureEventLinks } from '#site/features.lists.ts'
import { arrangeEvents } from './arrange-events.ts'
import { galleryNamed } from './gallery-named.ts'
import { listEvents, statusNow } from './list-events.ts'

/** Other events below one. */
const mostMore = 3

export async function load({ wire, siteContext, match }: RequestedStory) {
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
    links: featureEventLinks.flatMap(({ label, pathOf }) => {
      const href = pathOf({ siteContext, match })
      return href === undefined ? [] : [{ label, href }]
    }),
    more: coming.slice(0, mostMore),
  }
}
