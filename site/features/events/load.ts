import 'server-only'
import { event } from 'component-schemas/content-types/event/schema.ts'
import { gallery as galleryType } from 'component-schemas/content-types/gallery/schema.ts'
import { disciplines } from 'component-schemas/datasources/event-datasources.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { listStoriesByUuid } from '#site/content/listings/list-stories.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { withoutMarks } from '#site/content/stories/without-marks.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { arrangeEvents } from './arrange-events.ts'
import type { EventDetailProps } from './event-detail.tsx'
import { listEvents, statusNow } from './list-events.ts'

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

/** A published gallery that a story refers to; undefined without one. */
async function galleryNamed(uuid: string | undefined, siteContext: SiteContext): Promise<EventDetailProps['gallery']> {
  if (uuid === undefined) return undefined
  const [wire] = await listStoriesByUuid([uuid], siteContext.locale)
  const parsed = wire && galleryType.content.safeParse(withoutMarks(resolveLinks(wire.content, siteContext)))
  if (!wire || !parsed?.success) return undefined
  const { title, photos } = parsed.data
  return { title, href: pathForStory(wire, siteContext), photos }
}
