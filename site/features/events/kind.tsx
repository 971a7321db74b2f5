import { load } from '#load/features/events'
import { featureEventLinks } from '#site/features.events.ts'
import { definePageKind, type Surroundings } from '#site/page-kinds/page-kind.ts'
import { eventData } from './event-data.ts'
import { EventDetail, type EventDetailProps } from './event-detail.tsx'

export const eventDetail = definePageKind('event-detail', {
  load,
  render: (page, props, read) => <EventDetail event={page.story.content} {...page} {...props} links={linksOf(read)} />,
  nameOf: ({ story }) => ({ eventTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
  subject: ({ story }, { url, siteName }) => {
    const { title, teaser, cover, ...details } = story.content
    return eventData({ name: title, url, description: teaser, image: cover?.src, organizer: siteName, ...details })
  },
})

function linksOf(read: Surroundings): EventDetailProps['links'] {
  return featureEventLinks.flatMap(({ label, pathOf }) => {
    const href = pathOf(read)
    return href === undefined ? [] : [{ label, href }]
  })
}
