export type EventStatus = 'planned' | 'live' | 'ended'

export type EventTimes = {
  /** ISO 8601, UTC. */
  start: string
  /** ISO 8601, UTC; absent means the end of its first day, in local time. */
  end?: string | undefined
  /** IANA name, such as `Europe/Madrid`; an unknown name counts as UTC. */
  timeZone: string
}

/**
 * Product specification section 3: whether an event is planned, live or ended. Never stored, because no editor updates a
 * story at midnight. The first and the last moment belong to the event; an end before the start counts as the start.
 */
export function eventStatus({ start, end, timeZone }: EventTimes, now: Date): EventStatus {
  const startsAt = new Date(start)
  if (now < startsAt) return 'planned'
  if (end === undefined) return isSameDay(now, startsAt, timeZone) ? 'live' : 'ended'
  const endsAt = new Date(end)
  return now <= (endsAt < startsAt ? startsAt : endsAt) ? 'live' : 'ended'
}

/**
 * Next moment at which the status changes, or undefined when the event has ended. It limits the TTL of pages that show
 * the event.
 */
export function nextStatusChange(times: EventTimes, now: Date): Date | undefined {
  const startsAt = new Date(times.start)
  switch (eventStatus(times, now)) {
    case 'planned':
      return startsAt
    case 'live':
      return firstMomentAfter(times, startsAt)
    case 'ended':
      return undefined
  }
}

/** The longest day has 25 hours, and some zones turned their clocks by more. */
const longestDayMs = 30 * 3_600_000

/** One millisecond after the last moment of the event, by bisection, because the length of a day depends on its zone. */
function firstMomentAfter({ start, end, timeZone }: EventTimes, startsAt: Date): Date {
  if (end !== undefined) return new Date(Math.max(Date.parse(end), startsAt.getTime()) + 1)
  const days = dayFormat(timeZone)
  let within = Date.parse(start)
  let after = within + longestDayMs
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2)
    if (days.format(middle) === days.format(startsAt)) within = middle
    else after = middle
  }
  return new Date(after)
}

function isSameDay(a: Date, b: Date, timeZone: string): boolean {
  const days = dayFormat(timeZone)
  return days.format(a) === days.format(b)
}

/** Writes days as `2026-03-01`, by the clock of a zone; an unknown zone counts as UTC. */
export function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('sv', { ...day, timeZone })
  } catch {
    return new Intl.DateTimeFormat('sv', { ...day, timeZone: 'UTC' })
  }
}
