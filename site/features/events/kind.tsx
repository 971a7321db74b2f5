import { load } from '#load/features/events'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { eventData } from './event-data.ts'
import { EventDetail } from './event-detail.tsx'

export const eventDetail = definePageKind('event-detail', {
  load,
  render: (page, props) => <EventDetail event={page.story.content} {...page} {...props} />,
  nameOf: ({ story }) => ({ eventTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
  subject: ({ story }, { url, siteName }) => {
    const { title, teaser, cover, ...details } = story.content
    return eventData({ name: title, url, description: teaser, image: cover?.src, organizer: siteName, ...details })
  },
})
