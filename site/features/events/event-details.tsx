import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { EventCard } from 'component-schemas/cards/newsroom-cards.ts'
import type { Event } from 'component-schemas/content-types/event/schema.ts'
import { placeName } from '#site/blocks/cards/place-name.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { TimeSpan } from '#site/ui/date/time-span.tsx'
import { EventStatusBadge } from './event-card.tsx'
import styles from './event-detail.module.css'

export type EventDetailsProps = {
  event: Pick<Event, 'start' | 'end' | 'timeZone' | 'venue' | 'city' | 'country' | 'registration'>
  status: EventCard['status']
  /** Such as its calendar file. */
  links: readonly { label: MessageDescriptor; href: string }[]
  /** BCP 47 tag. */
  locale: string
}

/** When by the clock of the place, where, and while it is not over how to take part. */
export function EventDetails({ event, status, links, locale }: EventDetailsProps) {
  const { t, i18n } = useLingui()
  const { start, end, timeZone, venue, city, country, registration } = event
  const town = placeName({ city, country }, locale)
  return (
    <div className={styles.details}>
      <dl className={styles.list}>
        <div>
          <dt>{t`When`}</dt>
          <dd>
            <TimeSpan start={start} end={end} timeZone={timeZone} locale={locale} hasTime />
            <EventStatusBadge status={status} />
          </dd>
        </div>
        {(venue !== undefined || town !== undefined) && (
          <div>
            <dt>{t`Where`}</dt>
            <dd>
              {venue !== undefined && <span>{venue}</span>}
              {town !== undefined && <span>{town}</span>}
            </dd>
          </div>
        )}
      </dl>
      {status !== 'ended' && (
        <div className={styles.actions}>
          {registration && <ButtonLink to={registration}>{t`Book a place`}</ButtonLink>}
          {links.map(({ label, href }) => (
            <ButtonLink key={href} to={{ href }} look="quiet" icon="download">
              {i18n._(label)}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  )
}
