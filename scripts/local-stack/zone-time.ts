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
 * @param wall ISO 8601 in UTC
 * @param timezone IANA name
 * @returns ISO 8601 in UTC
 */
export function momentInZone(wall: string, timezone: string): string {
  const shown = Date.parse(wall)
  const first = shown - offsetAt(shown, timezone)
  return new Date(shown - offsetAt(first, timezone)).toISOString()
}

/**
 * The time that clocks of a zone show at a moment, as the same time in UTC: `momentInZone` the other way round.
 * @param moment ISO 8601
 * @param timezone IANA name
 * @returns ISO 8601 in UTC
 */
export function wallInZone(moment: string, timezone: string): string {
  const at = Date.parse(moment)
  return new Date(at + offsetAt(at, timezone)).toISOString()
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
