import type { Market } from '#site/routing/markets.ts'

/** In which time zone the editors of a country plan. A website of no single country, or of one without a row, has that of the house. */
const zones: Readonly<Record<string, string>> = {
  house: 'Europe/Madrid',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
}

/** IANA name of the time zone of a market. */
export function timeZoneOf({ country = 'house' }: Pick<Market, 'country'>): string {
  return zones[country] ?? zones['house'] ?? 'UTC'
}

/** As an input of the type `datetime-local` writes it. While a year is typed it has noughts in front, which calendars write in another way. */
const localForm = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/**
 * The moment of a date and time on the clocks of a time zone. A time that occurs twice, when clocks are put back, is the first one.
 * @param local `2026-12-01T09:30`
 * @returns epoch milliseconds; undefined for anything else
 */
export function momentAt(local: string, timeZone: string): number | undefined {
  const wanted = localForm.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(wanted)) return undefined
  // The distance from UTC depends on the moment that is looked for: the second round has it where the first one was near a change.
  const near = wanted - aheadOfUtc(wanted, timeZone)
  const exact = wanted - aheadOfUtc(near, timeZone)
  const earlier = exact - 3_600_000
  return wanted === earlier + aheadOfUtc(earlier, timeZone) ? earlier : exact
}

/** A moment on the clocks of a time zone, as an input of the type `datetime-local` takes it. */
export function localTimeOf(moment: number, timeZone: string): string {
  return new Date(moment + aheadOfUtc(moment, timeZone)).toISOString().slice(0, 16)
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function aheadOfUtc(moment: number, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000
}
