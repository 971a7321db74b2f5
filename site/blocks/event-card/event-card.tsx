import { useLingui } from '@lingui/react/macro'
import type { EventCard as Event } from 'component-schemas/newsroom-cards.ts'
import { TimeSpan } from '#site/ui/date/time-span.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import type { BlockContext } from '../block-context.ts'
import { StoryCard } from '../story-card/story-card.tsx'
import { EventStatusBadge } from './event-status-badge.tsx'
import { kindName } from './event-words.ts'
import { placeName } from './place-name.ts'

export type EventCardProps = {
  event: Event
  level: HeadingLevel
  context: BlockContext
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string
}

/** An event among others: what kind, whether it is to come, when and where. The whole card leads to it. */
export function EventCard({ event, level, context, sizes }: EventCardProps) {
  const { i18n } = useLingui()
  const { title, kind, status, discipline, city, country, teaser, image, href } = event
  const place = placeName({ city, country }, context.locale)
  return (
    <StoryCard
      title={title}
      level={level}
      sizes={sizes}
      image={image}
      href={href}
      teaser={teaser}
      above={
        <>
          <span>{discipline ?? i18n._(kindName[kind])}</span>
          <EventStatusBadge status={status} />
        </>
      }
      details={
        <>
          <TimeSpan start={event.start} end={event.end} timeZone={event.timeZone} locale={context.locale} />
          {place !== undefined && <span>{place}</span>}
        </>
      }
    />
  )
}
