import { load } from '#load/event-detail'
import { eventData } from '#site/page-kinds/seo/event-data.ts'
import { definePageKind } from '../page-kind.ts'
import { EventDetail } from './event-detail.tsx'

export const eventDetail = definePageKind('event-detail', {
  load,
  titleOf: ({ story }) => story.content.title,
  render: ({ story, body, status, discipline, gallery, more }, props) => (
    <EventDetail
      event={story.content}
      body={body}
      status={status}
      discipline={discipline}
      gallery={gallery}
      more={more}
      {...props}
    />
  ),
  nameOf: ({ story }) => ({ eventTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
  subject: ({ story }, { url, siteName }) => {
    const { title, teaser, cover, ...details } = story.content
    return eventData({ name: title, url, description: teaser, image: cover?.src, organizer: siteName, ...details })
  },
})
