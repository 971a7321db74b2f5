import type { EventStatus } from '../content-types/event/event-status.ts'
import type { Event } from '../content-types/event/schema.ts'
import type { Asset } from '../schema/field-values.ts'

/** An event as lists show it. */
export type EventCard = {
  uuid: string
  title: string
  kind: Event['kind']
  /** At the moment of the render; the TTL of the page ends when the status changes. */
  status: EventStatus
  /** ISO 8601, UTC. */
  start: string
  end?: string | undefined
  /** IANA name: the event's own clock. */
  timeZone: string
  /** The word readers see. */
  discipline?: string | undefined
  city?: string | undefined
  /** ISO 3166, two capital letters. */
  country?: string | undefined
  teaser?: string | undefined
  image?: Asset | undefined
  /** Path in the reader's market and locale, without host; left out where the story has no page. */
  href?: string | undefined
}

/** An athlete as lists show them. */
export type AthleteCard = {
  uuid: string
  name: string
  /** The words readers see. */
  disciplines: readonly string[]
  country?: string | undefined
  teaser?: string | undefined
  image?: Asset | undefined
  href?: string | undefined
}
