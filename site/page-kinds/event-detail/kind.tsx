import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import { eventData } from '#site/page-kinds/seo/event-data.ts'
import type { PageKind } from '../page-kind.ts'
import { EventDetail } from './event-detail.tsx'
import type { EventDetailContent } from './load.ts'

export const eventDetail: PageKind<EventDetailContent> = {
  render: ({ story, body, status, discipline, gallery, more }, read) => (
    <EventDetail
      event={story.content}
      body={body}
      status={status}
      discipline={discipline}
      gallery={gallery}
      more={more}
      {...around(read, story.content.title)}
    />
  ),
  nameOf: ({ story }) => ({ eventTitle: story.content.title }),
  describe: ({ story }) => story.content.teaser,
  subject: ({ story }, { url, siteName }) => {
    const { title, teaser, cover, ...details } = story.content
    return eventData({ name: title, url, description: teaser, image: cover?.src, organizer: siteName, ...details })
  },
}
