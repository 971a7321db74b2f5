import { momentInZone } from '../../../zone-time.ts'
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
  const moment = timezone && !namesZone(text) ? momentInZone(utc, timezone) : utc
  if (moment <= new Date().toISOString()) throw invalid(field, 'lies in the past')
  return moment
}

function namesZone(text: string): boolean {
  return /(Z|[+-]\d{2}:?\d{2})$/i.test(text.trim()) && /\d[T ]\d/.test(text)
}
