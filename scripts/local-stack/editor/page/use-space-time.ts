import { useMemo } from 'react'
import { momentInZone, wallInZone } from '../../zone-time.ts'
import { useEditor } from './editor-context.ts'

/** Planned times are in the zone of the space, wherever the editor sits; without a setting, those of the browser. */
export function useSpaceTime() {
  const { space, language } = useEditor()
  const zone = space.options?.timezone ?? browserZone()
  return useMemo(
    () => ({
      zone,
      /** @param moment ISO 8601 */
      inWords: (moment: string, format: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>) =>
        new Date(moment).toLocaleString(language, { ...format, timeZone: zone }),
      /** `2027-01-01T09:00` as clocks of the zone show a moment; empty for an empty text. */
      wallOf: (moment: string) =>
        moment === '' ? '' : wallInZone(moment, zone).slice(0, isWholeMinute(moment) ? 16 : 19),
      /** ISO 8601 in UTC; empty for an empty text. */
      momentOf: (wall: string) => (wall === '' ? '' : momentInZone(`${wall}Z`, zone)),
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
