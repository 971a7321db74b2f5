import { parseMoment } from '../../delivery/query/moment.ts'
import { invalid } from '../management-error.ts'

/**
 * The moment that a body names, as ISO 8601 UTC. A text without a zone, such as `2027-01-01 09:00`, is a time of the given zone, else UTC
 * (guess).
 * @throws ManagementError 422 when the text is no date, or lies in the past
 */
export function futureMoment(field: string, text: string, timezone: string | null | undefined): string {
  const utc = parseMoment(text)
  if (utc === undefined) throw invalid(field, 'is not a valid date')
  const moment = timezone && !namesZone(text) ? inZone(utc, timezone) : utc
  if (moment <= new Date().toISOString()) throw invalid(field, 'lies in the past')
  return moment
}

function namesZone(text: string): boolean {
  return /(Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) && /\d[T ]\d/.test(text)
}

/** Whether a text is the name of a time zone. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The moment at which clocks of a zone show what `wall` shows in UTC. The offset is read twice, because the first guess may lie on the
 * other side of a change of the clocks.
 */
function inZone(wall: string, timezone: string): string {
  const shown = Date.parse(wall)
  const first = shown - offsetAt(shown, timezone)
  return new Date(shown - offsetAt(first, timezone)).toISOString()
}

/** Milliseconds by which clocks of a zone are ahead of UTC. */
function offsetAt(moment: number, timezone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(moment / 1000) * 1000
}
