import { useMemo } from 'react'
import { momentInZone, wallInZone } from '../../zone-time.ts'
import { useEditor } from './editor-context.ts'

export type SpaceTime = {
  /** IANA name of the time zone in which times are planned and shown. */
  zone: string
  /** A moment in words of the interface language. @param moment ISO 8601 */
  inWords: (moment: string, format: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>) => string
  /** `2027-01-01T09:00` as clocks of the zone show a moment; empty for an empty text. */
  wallOf: (moment: string) => string
  /** The moment of a text of `wallOf`: ISO 8601 in UTC; empty for an empty text. */
  momentOf: (wall: string) => string
}

/** Planned times are in the zone of the space, wherever the editor sits; without a setting, those of the browser. */
export function useSpaceTime(): SpaceTime {
  const { space, language } = useEditor()
  const zone = space.options?.timezone ?? browserZone()
  return useMemo(
    () => ({
      zone,
      inWords: (moment, format) => new Date(moment).toLocaleString(language, { ...format, timeZone: zone }),
      wallOf: (moment) => (moment === '' ? '' : wallInZone(moment, zone).slice(0, isWholeMinute(moment) ? 16 : 19)),
      momentOf: (wall) => (wall === '' ? '' : momentInZone(`${wall}Z`, zone)),
    }),
    [zone, language],
  )
}

/** The browser's time zone, as an IANA name. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A field of whole minutes would refuse a time that another client has set to the second. */
export function isWholeMinute(moment: string): boolean {
  return moment === '' || new Date(moment).getSeconds() === 0
}
