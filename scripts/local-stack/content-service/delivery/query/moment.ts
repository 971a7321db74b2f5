/**
 * Reads a point in time as the delivery API writes it: `YYYY-MM-dd`, `YYYY-MM-dd HH:mm`, or ISO 8601. Without a zone it is UTC.
 * @returns ISO 8601 UTC with milliseconds, which sorts as text; undefined when the text is no existing date
 */
export function parseMoment(text: string): string | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    text.trim(),
  )
  if (!found) return undefined
  const [, day = '', minutes = '00:00', seconds = ':00', zone = 'Z'] = found
  const isoZone = /^[+-]\d{4}$/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone.toUpperCase()
  const moment = new Date(`${day}T${minutes}${seconds}${isoZone}`)
  // Date rolls February 30 over to March; such a day does not exist.
  const isRolled = !new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return Number.isNaN(moment.getTime()) || isRolled ? undefined : moment.toISOString()
}
