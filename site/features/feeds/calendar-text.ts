import { dayFormat } from 'component-schemas/content-types/event/event-status.ts'

/** An event as calendars take it. */
export type CalendarEvent = {
  uuid: string
  title: string
  /** ISO 8601. */
  start: string
  /** The first moment after it. */
  end: Date
  /** IANA name of the zone where it takes place. */
  timeZone: string
  /** Of the last publish, ISO 8601. */
  changedAt: string
  url: string
  description?: string | undefined
  place?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
}

export const calendarType = 'text/calendar; charset=utf-8'

/**
 * A calendar (RFC 5545). Times are in UTC: every calendar shows them by the clock of its reader, and no time zone needs a definition.
 * @param website its address, which makes the names of the events unique
 */
export function calendarText(
  events: readonly CalendarEvent[],
  { name, website }: { name: string; website: string },
): string {
  const host = new URL(website).hostname
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Events//EN`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap((event) => entriesOf(event).flatMap((times) => linesOf(event, { host, ...times }))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

type Entry = { uid: string; times: readonly string[] }

/** Longer than a month is no appointment: a calendar would be covered by it for years. */
const longestMs = 31 * 86_400_000

/** One entry with its times; of a longer event its first and its last day. */
function entriesOf({ uuid, start, end, timeZone }: CalendarEvent): Entry[] {
  const startsAt = new Date(start)
  if (end.getTime() - startsAt.getTime() <= longestMs) {
    return [{ uid: uuid, times: [`DTSTART:${momentOf(startsAt)}`, `DTEND:${momentOf(end)}`] }]
  }
  const dayOf = (date: Date) => [`DTSTART;VALUE=DATE:${dayIn(date, timeZone)}`]
  return [
    { uid: uuid, times: dayOf(startsAt) },
    { uid: `${uuid}-end`, times: dayOf(new Date(end.getTime() - 1)) },
  ]
}

function linesOf(event: CalendarEvent, { host, uid, times }: Entry & { host: string }): string[] {
  const { title, changedAt, url, description, place, latitude, longitude } = event
  const changed = momentOf(new Date(changedAt))
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...times,
    // An event that a visitor may go to makes nobody busy.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(latitude === undefined || longitude === undefined ? [] : [`GEO:${latitude};${longitude}`]),
    `URL:${url}`,
    'END:VEVENT',
  ]
}

/** Section 3.3.5: `20260301T093000Z`. */
function momentOf(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Section 3.3.4: `20260301`, by the calendar of the place. */
function dayIn(date: Date, timeZone: string): string {
  return dayFormat(timeZone).format(date).replaceAll('-', '')
}

/** Section 3.3.11. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r?\n/g, String.raw`\n`)
    .replaceAll('\r', '')
}

/** Section 3.1: a line has at most 75 octets; a longer one goes on after a space. */
const longestLine = 75

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > longestLine) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
