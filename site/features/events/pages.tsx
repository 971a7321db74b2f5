import { cardSizes, defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { EventCard, statusLook } from './event-card.tsx'
import { eventDetail } from './kind.tsx'

export const eventsPages = defineFeaturePages({
  kinds: { 'event-detail': eventDetail },
  cards: {
    event: (card, context) => <EventCard event={card} level={2} context={context} sizes={cardSizes} />,
  },
  valueLabels: {
    'status.planned': statusLook.planned.word,
    'status.live': statusLook.live.word,
    'status.ended': statusLook.ended.word,
  },
})
