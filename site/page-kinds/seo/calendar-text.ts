/** An event as calendars take it. */
export type CalendarEvent = {
  uuid: string
  title: string
  /** ISO 8601. */
  start: string
  /** The first moment after it. */
  end: Date
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
    ...events.flatMap((event) => linesOf(event, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf(event: CalendarEvent, host: string): string[] {
  const { uuid, title, start, end, changedAt, url, description, place, latitude, longitude } = event
  const changed = momentOf(new Date(changedAt))
  return [
    'BEGIN:VEVENT',
    `UID:${uuid}@${host}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    `DTSTART:${momentOf(new Date(start))}`,
    `DTEND:${momentOf(end)}`,
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
