import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EventCard as Event } from 'component-schemas/cards/newsroom-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { placeName } from '#site/blocks/cards/place-name.ts'
import { Badge, type BadgeProps } from '#site/ui/badge/badge.tsx'
import { Card } from '#site/ui/card/card.tsx'
import { TimeSpan } from '#site/ui/date/time-span.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import type { IconName } from '#site/ui/icon/icon.tsx'

/** The names of the kinds of events. */
export const kindName: Readonly<Record<Event['kind'], MessageDescriptor>> = {
  fair: msg`Fair`,
  training: msg`Training`,
  sport: msg`Sport`,
}

/** How a status is shown: always with a sign and a word. */
export const statusLook: Readonly<
  Record<Event['status'], { word: MessageDescriptor; tone: BadgeProps['tone']; icon: IconName }>
> = {
  live: { word: msg`Live now`, tone: 'good', icon: 'play' },
  planned: { word: msg`Planned`, tone: 'brass', icon: 'clock' },
  ended: { word: msg`Ended`, tone: 'quiet', icon: 'check' },
}

export type EventCardProps = {
  event: Event
  level: HeadingLevel
  context: BlockContext
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string
}

/** An event among others: what kind, whether it is to come, when and where. */
export function EventCard({ event, level, context, sizes }: EventCardProps) {
  const { i18n } = useLingui()
  const { title, kind, status, discipline, city, country, teaser, image, href } = event
  const place = placeName({ city, country }, context.locale)
  return (
    <Card
      title={title}
      level={level}
      look="story"
      href={href}
      picture={{ image, sizes }}
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
      teaser={teaser}
    />
  )
}

/** Whether an event is to come, takes place now or is over. */
export function EventStatusBadge({ status }: Pick<Event, 'status'>) {
  const { i18n } = useLingui()
  const { word, tone, icon } = statusLook[status]
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(word)}
    </Badge>
  )
}
